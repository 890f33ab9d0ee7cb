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
      const [board, ...others] = stylesOf(game, ['board', 'cards']);
      expect(board).toMatch(/\/board\.css/);
      expect(others.at(-1)).toMatch(/\/cards\.css/);
      for (const further of others.slice(0, -1)) expect(further).toMatch(/\/board-[a-z]+\.css/);
    },
  );

  it('of a part may be several', () => {
    const board = stylesOf('king-of-the-valley', ['board']);
    expect(board.length).toBeGreaterThan(1);
    expect(new Set(board).size).toBe(board.length);
  });

  it.for(GAME_IDS)('of %s are there for its sheet', (game) => {
    expect(stylesOf(game, ['sheet'])).toEqual([expect.stringMatching(/sheet\.css/) as string]);
  });

  it('are those of the parts asked for, each once, in that order', () => {
    const [board, cards] = stylesOf('claim', ['board', 'cards']);
    expect(stylesOf('claim', ['cards', 'board'])).toEqual([cards, board]);
    expect(stylesOf('claim', [])).toEqual([]);
    expect(new Set(stylesOf('claim', PARTS)).size).toBe(stylesOf('claim', PARTS).length);
  });
});
