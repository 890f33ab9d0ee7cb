import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hu } from './hu.ts';
import type { Language } from './language.ts';
import { nl } from './nl.ts';

/**
 * Every language the site is meant for, by code; each has a folder in `content/` once it is begun.
 */
export const LANGUAGES = { de, en, es, fr, hu, nl } as const satisfies Readonly<
  Record<string, Language>
>;
