import { describe, expect, it } from 'vitest';
import { freshGame } from '../../../../src/engine/play.ts';
import { seeded } from '../../../../src/engine/random.ts';
import { game } from '../../../../src/games/king-of-the-valley/game.ts';
import type { Position } from '../../../../src/games/king-of-the-valley/types/position.ts';
import { CELLS } from '../../../../src/games/king-of-the-valley/valley.ts';
import { act, refusal, table } from '../../../support/king-of-the-valley.ts';
import { KING_OF_THE_VALLEY_REASONS } from '../../../support/reasons.ts';
import { areRefused } from '../../../support/refused.ts';

const PLACING: Position = { players: [{ seat: 'noor' }, { seat: 'mila' }] };

describe('what happens cites', () => {
  it('the set-up and the kings', () => {
    const { facts } = act(
      table({ box: true, players: [{ seat: 'noor' }, { seat: 'mila' }] }),
      { type: 'set-up', seat: 'noor' },
      { type: 'place-king', seat: 'noor', cell: 'a1' },
    );
    expect(facts.map(({ event, cites }) => [event.type, ...cites])).toEqual([
      ['startingGoldTaken', 'kv.setup.two-gold', 'kv.setup.general-stock'],
      ['pileShuffled', 'kv.setup.three-piles'],
      ['pileShuffled', 'kv.setup.three-piles'],
      ['pileShuffled', 'kv.setup.three-piles'],
      ['valleyLaid', 'kv.setup.valley-grid'],
      [
        'hillFilled',
        'kv.setup.hill-bottom-from-one',
        'kv.setup.hill-rest-from-two',
        'kv.setup.hill-two-by-six',
        'kv.setup.hill-built',
      ],
      [
        'kingPlaced',
        'kv.setup.choose-start-tile',
        'kv.setup.one-pawn-per-tile',
        'kv.setup.king-and-castle',
      ],
    ]);
  });
});

describe('is refused', () => {
  // prettier-ignore
  areRefused(KING_OF_THE_VALLEY_REASONS, [
    ['a second set-up', () => refusal(table(PLACING), { type: 'set-up', seat: 'noor' }), 'kv.setup.valley-grid', 'already-set-up'],
  ]);
});

describe('a fresh game', () => {
  const fresh = freshGame(game, ['noor', 'mila', 'juri'], seeded(7));

  it('has a full valley and a full hill, and 53 tiles left to draw', () => {
    expect(CELLS.filter((cell) => fresh.valley[cell].tile === null)).toEqual([]);
    expect([fresh.hill.left.length, fresh.hill.right.length]).toEqual([6, 6]);
    expect([fresh.piles[1].length, fresh.piles[2].length, fresh.piles[3].length]).toEqual([
      0, 22, 31,
    ]);
    expect([fresh.players.map(({ gold }) => gold), fresh.stock]).toEqual([[2, 2, 2], 169]);
  });

  it('has nobody taxed, nothing counted and no end in sight', () => {
    expect(fresh).toMatchObject({ round: 1, ending: false, scores: [], winners: [], discard: {} });
    expect(fresh.players.map(({ taxed, kingdoms }) => [taxed, kingdoms])).toEqual([
      [[], 0],
      [[], 0],
      [[], 0],
    ]);
  });
});
