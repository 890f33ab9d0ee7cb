import { cacheName as nameOfCache } from '../browser/offline.ts';
import { addressBelow, pathBelow } from './paths.ts';
import { scope } from './scope.ts';

/** Where the site begins, wherever it is hosted. */
export const SCOPE = scope.registration.scope;

/** The name of a cache of this site. */
export const cacheName = (part: string): string => nameOfCache(SCOPE, part);

/** The address of something by its path below the site. */
export const addressOf = (path: string): string => addressBelow(SCOPE, path);

/**
 * The path of an address below the site, without query and fragment; undefined for what is not of
 * the site.
 */
export const pathOf = (address: string): string | undefined => pathBelow(SCOPE, address);

/** Where scripts and styles are: their names tell their content, so they never change. */
export const CODE = '_astro/';
