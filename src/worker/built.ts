import type { PrecacheEntry } from 'workbox-precaching';
import type { Volumes } from './lists.ts';

// The build puts what it has found in place of these (`src/site/offline.ts`).
declare const __VOLUMES__: Volumes;
declare const __SHELL__: PrecacheEntry[];
declare const __REFERENCE_LOCALE__: string;

export const VOLUMES = __VOLUMES__;

/** What is there from the first visit on: the pages that say what else is, in every language. */
export const SHELL = __SHELL__;

/** The language for readers whose own is not published. */
export const REFERENCE_LOCALE = __REFERENCE_LOCALE__;
