import { BASE } from './base.ts';
import type { Locale } from './locales.ts';
import { scriptLinks } from './script-links.ts';

/** Addresses of the site. Slugs and anchors are the same in every language. */
export const links = {
  ...scriptLinks,
  library: (locale: Locale) => `${BASE}${locale}/`,
  about: (locale: Locale) => `${BASE}${locale}/about/`,
  manifest: (locale: Locale) => `${BASE}${locale}/manifest.webmanifest`,
  offline: (locale: Locale) => `${BASE}${locale}/offline/`,
  search: (locale: Locale) => `${BASE}${locale}/search/`,
  game: (locale: Locale, game: string) => `${BASE}${locale}/${game}/`,
  rules: (locale: Locale, game: string) => `${BASE}${locale}/${game}/rules/`,
  chapter: (locale: Locale, game: string, chapter: string) =>
    `${BASE}${locale}/${game}/rules/${chapter}/`,
  scenarios: (locale: Locale, game: string) => `${BASE}${locale}/${game}/scenarios/`,
  scenario: (locale: Locale, game: string, id: string) =>
    `${BASE}${locale}/${game}/scenarios/${id}/`,
  cards: (locale: Locale, game: string) => `${BASE}${locale}/${game}/cards/`,
  card: (locale: Locale, game: string, page: string) => `${BASE}${locale}/${game}/cards/${page}/`,
  rulings: (locale: Locale, game: string) => `${BASE}${locale}/${game}/rulings/`,
  course: (locale: Locale, game: string) => `${BASE}${locale}/${game}/learn/`,
  lesson: (locale: Locale, game: string, lesson: string) =>
    `${BASE}${locale}/${game}/learn/${lesson}/`,
  sheet: (locale: Locale, game: string) => `${BASE}${locale}/${game}/sheet/`,
  score: (locale: Locale, game: string) => `${BASE}${locale}/${game}/score/`,
  houseRules: (locale: Locale, game: string) => `${BASE}${locale}/${game}/house-rules/`,
  editions: (locale: Locale, game: string) => `${BASE}${locale}/${game}/editions/`,
  glossary: (locale: Locale, game: string) => `${BASE}${locale}/${game}/glossary/`,
  term: (locale: Locale, game: string, term: string) =>
    `${BASE}${locale}/${game}/glossary/#${term}`,
};
