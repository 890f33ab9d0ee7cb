import type { Locale } from './locales.ts';

/** Addresses that scripts need, apart from all others: every byte of this reaches the reader. `links.ts` has the whole list. */
export const scriptLinks = {
  rule: (locale: Locale, game: string, chapter: string, rule: string) => `/${locale}/${game}/rules/${chapter}/#${rule}`,
  scenarioData: (locale: Locale, game: string, id: string) => `/${locale}/${game}/scenarios/${id}.json`,
  ruling: (locale: Locale, game: string, id: string) => `/${locale}/${game}/rulings/${id}/`,
  position: (locale: Locale, game: string) => `/${locale}/${game}/position/`,
};
