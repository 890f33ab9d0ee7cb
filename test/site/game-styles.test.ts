import { describe, expect, it } from 'vitest';
import { stylesOf, type GameStyle } from '../../src/site/game-styles.ts';
import { GAME_IDS, PLAYED_IDS } from '../../src/games/ids.ts';

const PARTS: readonly GameStyle[] = ['board', 'cards', 'table', 'score', 'sheet'];

describe('the stylesheets of a game', () => {
  it.for(GAME_IDS)('of %s are those of its own folder', (game) => {
    const addresses = stylesOf(game, PARTS);
    expect(addresses).not.toEqual([]);
    expect(addresses.filter((address) => !address.includes(`/styles/${game}/`))).toEqual([]);
  });

  it.for(PLAYED_IDS)(
    'of %s are there for its board and its cards, which every game draws that is played',
    (game) => {
      expect(stylesOf(game, ['board', 'cards'])).toEqual([
        expect.stringMatching(/board\.css/) as string,
        expect.stringMatching(/cards\.css/) as string,
      ]);
    },
  );

  it.for(GAME_IDS)('of %s are there for its sheet', (game) => {
    expect(stylesOf(game, ['sheet'])).toEqual([expect.stringMatching(/sheet\.css/) as string]);
  });

  it('are as many as parts are asked for at most, each once, in that order', () => {
    const [board, cards] = stylesOf('claim', ['board', 'cards']);
    expect(stylesOf('claim', ['cards', 'board'])).toEqual([cards, board]);
    expect(stylesOf('claim', [])).toEqual([]);
    expect(new Set(stylesOf('claim', PARTS)).size).toBe(stylesOf('claim', PARTS).length);
  });
});
