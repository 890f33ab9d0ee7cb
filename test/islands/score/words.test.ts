import { describe, expect, it } from 'vitest';
import { messagesIn } from '../../../scripts/content.ts';
import { translatedPlayedGames } from '../../../src/i18n/game-languages.ts';
import { hasScoreSheet } from '../../../src/islands/registry.ts';
import { SCORE_LINES } from '../../../src/games/king-of-the-valley/types/score.ts';
import { PARTS } from '../../../src/islands/rival-kings/score/sheet.ts';
import { literalsInSource } from '../../support/sources.ts';
import { argumentsIn, partsOf } from '../../support/messages.ts';
import { PLAYED_IDS, type PlayedId } from '../../../src/games/ids.ts';

const KEY = /^scoring(\.([a-z0-9-]|\$\{\})+)+$/;

/**
 * Keys that the code puts together, and what can stand in the gap, by game; only games in which
 * everybody gathers points draw their parts.
 */
const PUT_TOGETHER: Readonly<
  Record<string, Readonly<Partial<Record<PlayedId, readonly string[]>>>>
> = {
  'scoring.part.${}': { 'rival-kings': PARTS, 'king-of-the-valley': SCORE_LINES },
  'scoring.${}': {
    'rival-kings': ['coins', 'markers'],
    'king-of-the-valley': ['gold', 'kingdoms'],
  },
};

const literals = (await literalsInSource()).filter(({ text }) => KEY.test(text));

/**
 * The keys that are said on the sheet of a game: by what it shares with the others, and by its own
 * parts.
 */
const keysOf = (game: PlayedId): string[] => {
  const others = PLAYED_IDS.filter((id) => id !== game).map((id) => `src/islands/${id}/score/`);
  const own = literals.filter(({ file }) => !others.some((folder) => file.startsWith(folder)));
  const keys = own.flatMap(({ text }) => {
    const gaps = PUT_TOGETHER[text];
    return gaps ? (gaps[game] ?? []).map((id) => text.replace('${}', id)) : [text];
  });
  return [...new Set(keys)].toSorted();
};

/** Games that can be scored here; of the others no sheet says anything yet. */
const scored = translatedPlayedGames().filter(({ game }) => hasScoreSheet(game));

describe.each(scored)('what the score sheet says of $game in $locale', async ({ game, locale }) => {
  const messages = await messagesIn(`${locale}/${game}/messages.json`);
  const reference = await messagesIn(`en/${game}/messages.json`);
  const own = Object.entries(messages).filter(([key]) => key.startsWith('scoring.'));

  it('is all used, and all that is used is there', () => {
    expect(own.map(([key]) => key).toSorted()).toEqual(keysOf(game));
  });

  it('has the blanks of the reference language, and nothing but blanks to fill', () => {
    for (const [key, message] of own) {
      expect(argumentsIn(partsOf(message)), key).toEqual(argumentsIn(partsOf(reference[key]!)));
      expect(message.replace(/\{\w+\}/g, 'x'), key).not.toMatch(/[{}<>&'"`!]|\s{2}|^\s|\s$/);
    }
  });
});
