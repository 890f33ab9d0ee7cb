import { describe, expect, it } from 'vitest';
import { ALL_EDITION_LANGUAGES, type EditionLanguage } from '../../src/i18n/edition-languages.ts';
import { GAMES, TRANSLATIONS } from '../support/games.ts';
import { describeDecided, describeRulingPages, describeSureScenarios } from './ruling-laws.ts';
import type { PlayedId } from '../../src/games/ids.ts';
import { valuesOf } from '../../src/site/registry.ts';

/** The editions of each game of which there is a whole text. */
const EDITIONS: Readonly<Record<PlayedId, readonly EditionLanguage[]>> = {
  'rival-kings': ALL_EDITION_LANGUAGES,
  claim: ['nl'],
  'king-of-the-valley': ['en'],
};

describe.each(TRANSLATIONS)(
  'the rulings of $id in $locale',
  ({ id, locale, book: { rulingTopics } }) => describeDecided(locale, id, rulingTopics),
);

describe.each(GAMES)('the rulings of $id', ({ id, book: { rulingTopics } }) => {
  it('assume as much as the printed text does not give, and call no other answer assumed', () => {
    const assumed = rulingTopics
      .flatMap(({ decided }) => decided)
      .filter(({ certainty }) => certainty === 'assumed');
    expect(assumed).toHaveLength(valuesOf(id).length);
  });
});

describe.each(GAMES)('$id:', ({ id, game, locales }) => {
  describeRulingPages(game, EDITIONS[id], locales);
  describeSureScenarios(game, locales);
});
