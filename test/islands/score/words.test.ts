import { describe, expect, it } from 'vitest';
import { messagesIn } from '../../../scripts/content.ts';
import { translatedGames } from '../../../src/i18n/game-languages.ts';
import { hasScoreSheet } from '../../../src/islands/registry.ts';
import { PARTS } from '../../../src/islands/rival-kings/score/sheet.ts';
import { literalsInSource } from '../../support/sources.ts';
import { argumentsIn, partsOf } from '../../support/messages.ts';
import { GAME_IDS, type GameId } from '../../../src/games/ids.ts';

const KEY = /^scoring(\.([a-z0-9-]|\$\{\})+)+$/;

/** Keys that the code puts together, and what can stand in the gap. */
const PUT_TOGETHER: Readonly<Record<string, readonly string[]>> = {
  'scoring.part.${}': PARTS,
  'scoring.${}': ['coins', 'markers'],
};

/** Only sheets of games in which everybody gathers points draw where these come from. */
const FOR_POINTS = /^scoring\.part\./;

const literals = (await literalsInSource()).filter(({ text }) => KEY.test(text));

/** The keys that are said on the sheet of a game: by what it shares with the others, and by its own parts. */
const keysOf = (game: GameId): string[] => {
  const others = GAME_IDS.filter((id) => id !== game).map((id) => `src/islands/${id}/score/`);
  const own = literals.filter(({ file }) => !others.some((folder) => file.startsWith(folder)));
  const keys = own.flatMap(({ text }) => PUT_TOGETHER[text]?.map((id) => text.replace('${}', id)) ?? [text]);
  return [...new Set(keys)].filter((key) => game === 'rival-kings' || !FOR_POINTS.test(key)).toSorted();
};

/** Games that can be scored here; of the others no sheet says anything yet. */
const scored = translatedGames().filter(({ game }) => hasScoreSheet(game));

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
