/** Every language the site is meant for. Only finished ones are published; each has a folder in `content/`. */
export const LOCALES = {
  de: { name: 'Deutsch', published: true },
  en: { name: 'English', published: true },
  es: { name: 'Español', published: false },
  fr: { name: 'Français', published: false },
  hu: { name: 'Magyar', published: false },
  nl: { name: 'Nederlands', published: true },
} as const satisfies Record<string, { readonly name: string; readonly published: boolean }>;

export type Locale = keyof typeof LOCALES;

/** The language the others are compared with, and the one for readers whose language is not published. */
export const REFERENCE_LOCALE: Locale = 'en';

export const PUBLISHED: readonly Locale[] = (Object.keys(LOCALES) as Locale[]).filter((locale) => LOCALES[locale].published);

export const isPublished = (locale: string | undefined): locale is Locale => PUBLISHED.includes(locale as Locale);
