import { BASE } from './base.ts';
import type { Locale } from './locales.ts';

/**
 * Addresses that scripts need, apart from all others: every byte of this reaches the reader.
 * `links.ts` has the whole list.
 */
export const scriptLinks = {
  rule: (locale: Locale, game: string, chapter: string, rule: string) =>
    `${BASE}${locale}/${game}/rules/${chapter}/#${rule}`,
  scenarioData: (locale: Locale, game: string, id: string) =>
    `${BASE}${locale}/${game}/scenarios/${id}.json`,
  ruling: (locale: Locale, game: string, id: string) => `${BASE}${locale}/${game}/rulings/${id}/`,
  /**
   * The picture of a card, such as `rival-kings/gardener`, or of one of its faces, such as
   * `claim/goblin#3`.
   */
  arms: (card: string) => `${BASE}arms/${card.replace(/#|$/, '.svg$&')}`,
  table: (locale: Locale, game: string) => `${BASE}${locale}/${game}/table/`,
  score: (locale: Locale, game: string) => `${BASE}${locale}/${game}/score/`,
  /** The page about the values that the printed text does not give. */
  values: (locale: Locale, game: string) => `${BASE}${locale}/${game}/values/`,
  position: (locale: Locale, game: string) => `${BASE}${locale}/${game}/position/`,
};
