/**
 * The languages in which editions of the games are printed, by code, with what each calls itself:
 * more than the site speaks, or others.
 */
export const EDITION_LANGUAGES = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  hu: 'Magyar',
  nl: 'Nederlands',
} as const;

export type EditionLanguage = keyof typeof EDITION_LANGUAGES;

/** The languages of editions, in their order in lists and tables. */
export const ALL_EDITION_LANGUAGES = Object.keys(EDITION_LANGUAGES) as readonly EditionLanguage[];
