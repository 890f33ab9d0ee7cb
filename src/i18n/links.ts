import type { Locale } from './locales.ts';

/** Addresses of the site. Slugs and anchors are the same in every language. */
export const links = {
  library: (locale: Locale) => `/${locale}/`,
  about: (locale: Locale) => `/${locale}/about/`,
  search: (locale: Locale) => `/${locale}/search/`,
  game: (locale: Locale, game: string) => `/${locale}/${game}/`,
  rules: (locale: Locale, game: string) => `/${locale}/${game}/rules/`,
  chapter: (locale: Locale, game: string, chapter: string) => `/${locale}/${game}/rules/${chapter}/`,
  rule: (locale: Locale, game: string, chapter: string, rule: string) => `/${locale}/${game}/rules/${chapter}/#${rule}`,
  scenarios: (locale: Locale, game: string) => `/${locale}/${game}/scenarios/`,
  scenario: (locale: Locale, game: string, id: string) => `/${locale}/${game}/scenarios/${id}/`,
  scenarioData: (locale: Locale, game: string, id: string) => `/${locale}/${game}/scenarios/${id}.json`,
  cards: (locale: Locale, game: string) => `/${locale}/${game}/cards/`,
  card: (locale: Locale, game: string, page: string) => `/${locale}/${game}/cards/${page}/`,
  rulings: (locale: Locale, game: string) => `/${locale}/${game}/rulings/`,
  ruling: (locale: Locale, game: string, id: string) => `/${locale}/${game}/rulings/${id}/`,
  table: (locale: Locale, game: string) => `/${locale}/${game}/table/`,
  score: (locale: Locale, game: string) => `/${locale}/${game}/score/`,
  houseRules: (locale: Locale, game: string) => `/${locale}/${game}/house-rules/`,
  position: (locale: Locale, game: string) => `/${locale}/${game}/position/`,
  editions: (locale: Locale, game: string) => `/${locale}/${game}/editions/`,
  glossary: (locale: Locale, game: string) => `/${locale}/${game}/glossary/`,
  term: (locale: Locale, game: string, term: string) => `/${locale}/${game}/glossary/#${term}`,
  charge: (name: string) => `/icons/${name}.svg`,
};
