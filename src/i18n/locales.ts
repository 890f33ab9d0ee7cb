import { LANGUAGES } from './languages/all.ts';

/** A language the site is meant for, by its code. */
export type Locale = keyof typeof LANGUAGES;

export const LOCALES = Object.keys(LANGUAGES) as readonly Locale[];

/**
 * The language the others are compared with, and the one for readers whose language is not
 * published.
 */
export const REFERENCE_LOCALE: Locale = 'en';

export const PUBLISHED: readonly Locale[] = LOCALES.filter((locale) => LANGUAGES[locale].published);

export const isPublished = (locale: string | undefined): locale is Locale =>
  PUBLISHED.includes(locale as Locale);
