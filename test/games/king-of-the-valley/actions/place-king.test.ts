import { describe, expect, it } from 'vitest';
import { freshGame } from '../../../../src/engine/play.ts';
import { seeded } from '../../../../src/engine/random.ts';
import { game } from '../../../../src/games/king-of-the-valley/game.ts';
import type { Position } from '../../../../src/games/king-of-the-valley/types/position.ts';
import { CELLS } from '../../../../src/games/king-of-the-valley/valley.ts';
import { act, citesOf, refusal, row, table, two } from '../../../support/king-of-the-valley.ts';
import { KING_OF_THE_VALLEY_REASONS } from '../../../support/reasons.ts';
import { areRefused } from '../../../support/refused.ts';

const PLACING: Position = { players: [{ seat: 'noor' }, { seat: 'mila' }] };

describe('is refused', () => {
  // prettier-ignore
  areRefused(KING_OF_THE_VALLEY_REASONS, [
    ['a king before that of the starting player', () => refusal(table(PLACING), { type: 'place-king', seat: 'mila', cell: 'a1' }), 'kv.setup.choose-start-tile', 'other-places-first', { seat: 'mila', other: 'noor' }],
    ['a king on the tile of another', () => refusal(table({ players: [{ seat: 'noor', king: 'a1' }, { seat: 'mila' }] }), { type: 'place-king', seat: 'mila', cell: 'a1' }), 'kv.setup.one-pawn-per-tile', 'king-there', { cell: 'a1', other: 'noor' }],
    ['a king placed in mid-game', () => refusal(row('C D Q W'), { type: 'place-king', seat: 'noor', cell: 'a1' }), 'kv.setup.choose-start-tile', 'king-placed', { seat: 'noor' }],
  ]);
});

describe('a fresh game', () => {
  const fresh = freshGame(game, ['noor', 'mila', 'juri'], seeded(7));

  it('has the kings placed from the starting player on, and assumes no tile', () => {
    expect(game.pending(fresh)).toEqual({ name: 'place-king', seats: ['noor'] });
    expect(fresh.assumed).toEqual({
      hillPrices: true,
      stages: true,
      valley: [],
      hill: [],
      piles: false,
      pileSizes: false,
    });
    const box = table({
      box: true,
      players: [{ seat: 'noor' }, { seat: 'mila' }],
      startingPlayer: 'mila',
    });
    const { state } = act(
      box,
      { type: 'set-up', seat: 'noor' },
      { type: 'place-king', seat: 'mila', cell: 'a1' },
    );
    expect(game.pending(state)).toEqual({ name: 'place-king', seats: ['noor'] });
    const begun = act(state, { type: 'place-king', seat: 'noor', cell: 'a2' });
    expect(begun.state.stage).toMatchObject({ seat: 'mila' });
    expect(begun.state.round).toBe(1);
    const bare = table({ players: two({ king: 'a1' }) });
    for (const { castle } of begun.state.players) expect(castle).toEqual(bare.players[0]!.castle);
    expect(citesOf(begun.facts, 'turnStarted')).toEqual([
      'kv.turn.starting-player-first',
      'kv.setup.starting-player',
      'kv.turn.four-phases',
    ]);
  });
});

describe('a king', () => {
  it('may start on any tile but that of another king', () => {
    const cells = (players: Position['players'], seat: 'noor' | 'mila') =>
      game.options(table({ players }), seat).map((action) => 'cell' in action && action.cell);
    expect(cells(PLACING.players, 'noor')).toEqual(CELLS);
    expect(cells([{ seat: 'noor', king: 'c3' }, { seat: 'mila' }], 'mila')).toEqual(
      CELLS.filter((cell) => cell !== 'c3'),
    );
  });
});
