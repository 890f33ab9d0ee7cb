import type { Locale } from './locales.ts';
import { scriptLinks } from './script-links.ts';

/** Addresses of the site. Slugs and anchors are the same in every language. */
export const links = {
  ...scriptLinks,
  library: (locale: Locale) => `/${locale}/`,
  about: (locale: Locale) => `/${locale}/about/`,
  search: (locale: Locale) => `/${locale}/search/`,
  game: (locale: Locale, game: string) => `/${locale}/${game}/`,
  rules: (locale: Locale, game: string) => `/${locale}/${game}/rules/`,
  chapter: (locale: Locale, game: string, chapter: string) => `/${locale}/${game}/rules/${chapter}/`,
  scenarios: (locale: Locale, game: string) => `/${locale}/${game}/scenarios/`,
  scenario: (locale: Locale, game: string, id: string) => `/${locale}/${game}/scenarios/${id}/`,
  cards: (locale: Locale, game: string) => `/${locale}/${game}/cards/`,
  card: (locale: Locale, game: string, page: string) => `/${locale}/${game}/cards/${page}/`,
  rulings: (locale: Locale, game: string) => `/${locale}/${game}/rulings/`,
  course: (locale: Locale, game: string) => `/${locale}/${game}/learn/`,
  lesson: (locale: Locale, game: string, lesson: string) => `/${locale}/${game}/learn/${lesson}/`,
  sheet: (locale: Locale, game: string) => `/${locale}/${game}/sheet/`,
  table: (locale: Locale, game: string) => `/${locale}/${game}/table/`,
  score: (locale: Locale, game: string) => `/${locale}/${game}/score/`,
  houseRules: (locale: Locale, game: string) => `/${locale}/${game}/house-rules/`,
  editions: (locale: Locale, game: string) => `/${locale}/${game}/editions/`,
  glossary: (locale: Locale, game: string) => `/${locale}/${game}/glossary/`,
  term: (locale: Locale, game: string, term: string) => `/${locale}/${game}/glossary/#${term}`,
  charge: (name: string) => `/icons/${name}.svg`,
};
