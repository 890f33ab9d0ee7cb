import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { dataOf } from '../support/content.ts';
import { GAMES, TRANSLATIONS } from '../support/games.ts';
import { describeRulingPages } from './ruling-laws.ts';
import type { GameId } from '../../src/games/ids.ts';

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The editions of each game of which there is a whole text. */
const EDITIONS: Readonly<Record<GameId, readonly Locale[]>> = {
  'rival-kings': Object.keys(LOCALES) as Locale[],
  claim: ['nl'],
  'king-of-the-valley': ['en'],
};

describe.each(TRANSLATIONS)('the rulings of $id in $locale', ({ id: game, locale, book: { rulingTopics } }) => {
  it('that are decided have a question and an answer', async () => {
    const words = await dataOf<Words>(locale, `${game}/decided.json`);
    expect(Object.keys(words).toSorted()).toEqual(rulingTopics.flatMap(({ decided }) => decided.map(({ id }) => id)).toSorted());
    for (const { question, answer } of Object.values(words)) {
      expect(question).toMatch(/\?$/);
      expect(answer).toMatch(/\.[”“]?$/);
    }
  });
});

describe.each(GAMES)('$id:', ({ id, game, locales }) => describeRulingPages(game, EDITIONS[id], locales));
