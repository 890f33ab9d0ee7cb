import { describe, expect, it } from 'vitest';
import { game } from '../../../../src/games/king-of-the-valley/game.ts';
import type { Position } from '../../../../src/games/king-of-the-valley/types/position.ts';
import {
  act,
  cited,
  column,
  eventsOf,
  hill,
  lastTiles,
  leg,
  playerAt,
  refusal,
  row,
  table,
  two,
  valley,
} from '../../../support/king-of-the-valley.ts';
import { KING_OF_THE_VALLEY_REASONS } from '../../../support/reasons.ts';
import { areRefused } from '../../../support/refused.ts';

/** The first base position of the specification: all tiles of the first stage. */
const A: Position = {
  players: two({ king: 'e1' }, { king: 'c3' }),
  round: 1,
  valley: valley(`
    C  F K2    W  Q
    F  F D     K4 W
    K3 C W     F  K1
    W  F T0:3  F  K1
    F  D F     C  K2`),
  hill: hill('L1 J R1 K3 L2 P R2 T3:5 L3 W R3 Z L4 F R4 F L5 K1 R5 C L6 D R6 K4'),
  piles: { 2: { tiles: ['farmer', 'knight-2'] } },
};

describe('moving and summoning', () => {
  const state = table(A);

  it('replenishes in the order of passing, from the bottom of one column (A9)', () => {
    const { state: after, facts } = act(state, leg('e4', 'e2', 'e3'), column('left'));
    expect([after.valley.e2.tile, after.valley.e3.tile]).toEqual(['jester', 'priest']);
    expect(after.hill.left).toEqual([
      'farmers-wife',
      'farmer',
      'knight-1',
      'duke',
      'farmer',
      'knight-2',
    ]);
    expect(after.hill.right).toEqual(state.hill.right);
    expect(playerAt(after).king).toBe('e4');
    expect(after.stage).toMatchObject({ type: 'turn', seat: 'mila', phase: 1 });
    expect([...cited(facts)]).toEqual(
      expect.arrayContaining([
        'kv.replenish.order-of-passing',
        'kv.replenish.from-bottom',
        'kv.replenish.pile-order',
        'kv.replenish.slide-down',
      ]),
    );
  });
});

describe('replenishing', () => {
  it('lays the new tile under the king, where nobody can summon it', () => {
    const { state, facts } = act(row('C D Q W'), leg('b1'), column('left'));
    expect([...cited(facts)]).toContain('kv.replenish.under-the-king');
    expect(playerAt(state).king).toBe('b1');
    const later = { type: 'leg', seat: 'mila', to: 'b1' } as const;
    expect(
      game.judge(
        {
          ...state,
          players: state.players.map((each) =>
            each.seat === 'mila' ? { ...each, king: 'b3' } : each,
          ),
          round: 1,
        },
        later,
      ),
    ).toMatchObject({
      because: 'kv.summon.not-under-other-king',
    });
  });

  it('goes on with the left column after the right one, too, and bars the right one where only the left suffices', () => {
    const laid = (drawn: string): Position => ({
      players: two({ king: 'c1' }),
      startingPlayer: 'mila',
      turn: 'noor',
      phase: 4,
      opened: ['b1', 'c1'],
      ...lastTiles(drawn),
    });
    const { facts } = act(table(laid('L1 D R1 Q')), column('right'));
    expect(eventsOf(facts, 'positionReplenished').map(({ side, tile }) => [side, tile])).toEqual([
      ['right', 'queen'],
      ['left', 'duke'],
    ]);
    expect(game.options(table(laid('L1 F L2 F R1 F')), 'noor')).toEqual([column('left')]);
  });

  it('goes on with the other column where neither suffices', () => {
    const position: Position = {
      players: two({ king: 'd1' }),
      startingPlayer: 'mila',
      turn: 'noor',
      phase: 4,
      opened: ['b1', 'c1', 'd1'],
      ...lastTiles('L1 D R1 Q R2 C'),
    };
    const { facts } = act(table(position), column('left'));
    expect(
      eventsOf(facts, 'positionReplenished').map(({ cell, side, tile }) => [cell, side, tile]),
    ).toEqual([
      ['b1', 'left', 'duke'],
      ['c1', 'right', 'queen'],
      ['d1', 'right', 'countess'],
    ]);
    expect(game.options(table(position), 'noor')).toEqual([column('left'), column('right')]);
  });

  it('leaves open what the hill cannot fill', () => {
    const position: Position = {
      players: two({ king: 'a1' }, { king: 'c5' }),
      turn: 'mila',
      round: 9,
      ...lastTiles('L1 D'),
      phase: 4,
      opened: ['c4', 'c3'],
    };
    const { state, facts } = act(table(position), column('left', 'mila'));
    expect(eventsOf(facts, 'positionReplenished').map(({ cell }) => cell)).toEqual(['c4']);
    expect([state.valley.c4.tile, state.valley.c3.tile, state.stage.type]).toEqual([
      'duke',
      null,
      'over',
    ]);
  });
});

describe('a column that holds just enough', () => {
  it('may be chosen, whatever the other one holds', () => {
    const laid = (drawn: string) =>
      table({
        players: two({ king: 'c1' }),
        startingPlayer: 'mila',
        turn: 'noor',
        phase: 4,
        opened: ['b1', 'c1'],
        ...lastTiles(drawn),
      });
    expect(game.options(laid('L1 F L2 F R1 F R2 F R3 F'), 'noor')).toEqual([
      column('left'),
      column('right'),
    ]);
    expect(refusal(laid('L1 F R1 F R2 F'), column('left')).because).toBe(
      'kv.replenish.one-column-only',
    );
  });
});

describe('replenishing cites', () => {
  const replenished = (position: Position) =>
    act(table(position), column('left')).facts.flatMap(({ event, cites }) =>
      event.type === 'positionReplenished' ? [[event.cell, ...cites]] : [],
    );
  const FROM_BOTTOM = [
    'kv.replenish.mandatory',
    'kv.replenish.choose-column',
    'kv.replenish.from-bottom',
  ];

  it('the order of several positions, and the coin that a priest has left', () => {
    const several = [
      ...FROM_BOTTOM,
      'kv.replenish.order-of-passing',
      'kv.replenish.one-column-only',
      'kv.replenish.slide-down',
    ];
    expect(
      replenished({
        players: two({ king: 'e3' }),
        phase: 4,
        opened: ['a3', 'b3', 'd3'],
        coins: ['a3'],
      }),
    ).toEqual([
      ['a3', ...several, 'kv.priest.coin-on-new-tile'],
      ['b3', ...several],
      ['d3', ...several],
    ]);
  });

  it('no sliding where nothing is left in the column', () => {
    const last = {
      startingPlayer: 'mila',
      turn: 'noor',
      phase: 4,
      opened: ['b1'],
      ...lastTiles('L1 D'),
    } as const;
    expect(replenished({ players: two({ king: 'b1' }), ...last })).toEqual([
      ['b1', ...FROM_BOTTOM, 'kv.replenish.under-the-king'],
    ]);
  });
});

describe('is refused', () => {
  // prettier-ignore
  areRefused(KING_OF_THE_VALLEY_REASONS, [
    ['a column that does not suffice while the other one does', () => refusal(table({ players: two({ king: 'c1' }), startingPlayer: 'mila', turn: 'noor', phase: 4, opened: ['b1', 'c1'], ...lastTiles('L1 F R1 F R2 F') }), column('left')), 'kv.replenish.one-column-only', 'column-too-short', { side: 'left', count: 1, open: 2 }],
  ]);
});
