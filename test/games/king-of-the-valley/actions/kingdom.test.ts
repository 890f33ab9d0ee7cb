import { describe, expect, it } from 'vitest';
import { game } from '../../../../src/games/king-of-the-valley/game.ts';
import type { PositionPlayer } from '../../../../src/games/king-of-the-valley/types/position.ts';

import {
  act,
  castleOf,
  citesOf,
  column,
  decline,
  lastTiles,
  playerAt,
  refusal,
  table,
  two,
  third,
} from '../../../support/king-of-the-valley.ts';
import { KING_OF_THE_VALLEY_REASONS } from '../../../support/reasons.ts';
import { areRefused } from '../../../support/refused.ts';

const SET = {
  queen: 'queen',
  duke: 'duke',
  countess: 'countess',
  knight: 'knight-1',
  farmer: 'farmer',
} as const;

const kingdom = (tiles: object) => ({ type: 'kingdom', seat: 'noor', tiles }) as const;

describe('a castle', () => {
  const G = {
    queen: { up: { jester: 1 } },
    duke: { up: { duke: 1 } },
    countess: { up: { countess: 1 } },
    knight: { up: { 'knight-1': 1 } },
    farmer: { up: { farmer: 1 } },
    'farmers-wife': { up: { 'farmers-wife': 1 } },
  } as const;

  const four = { queen: 'jester', duke: 'duke', countess: 'countess', knight: 'knight-1' } as const;

  it('makes a kingdom with a jester, and with a farmer or a wife (G1)', () => {
    const state = table({ players: two({ king: 'a1', castle: G }), phase: 3, opened: ['b1'] });
    expect(
      refusal(state, {
        type: 'kingdom',
        seat: 'noor',
        tiles: { ...four, farmer: 'farmer', 'farmers-wife': 'farmers-wife' },
      }),
    ).toMatchObject({
      because: 'kv.kingdom.one-farmer-rank',
    });
    const { state: after } = act(state, {
      type: 'kingdom',
      seat: 'noor',
      tiles: { ...four, farmer: 'farmer' },
    });
    expect(playerAt(after)).toMatchObject({ gold: 7, kingdoms: 1 });
    expect(castleOf(after)).toEqual({
      queen: { down: { jester: 1 } },
      duke: { down: { duke: 1 } },
      countess: { down: { countess: 1 } },
      knight: { down: { 'knight-1': 1 } },
      farmer: { down: { farmer: 1 } },
      'farmers-wife': { up: { 'farmers-wife': 1 } },
    });
  });

  it('allows one kingdom a turn (G2)', () => {
    const castle = Object.fromEntries(
      Object.entries(G).map(([column, { up }]) => [column, { up: { [Object.keys(up)[0]!]: 2 } }]),
    );
    const state = table({ players: two({ king: 'a1', castle }), phase: 3, opened: ['b1'] });
    const claim = { type: 'kingdom', seat: 'noor', tiles: { ...four, farmer: 'farmer' } } as const;
    expect(refusal(act(state, claim).state, claim)).toMatchObject({
      because: 'kv.kingdom.one-per-turn',
      reason: 'kingdom-claimed',
    });
  });
});

describe('kingdoms', () => {
  it('may be claimed in the last turn of the game, in phase 3', () => {
    const castle = {
      queen: { up: { queen: 1 } },
      duke: { up: { duke: 1 } },
      countess: { up: { countess: 1 } },
      knight: { up: { 'knight-1': 1 } },
      farmer: { up: { farmer: 1 } },
    } as const;
    const state = table({
      players: two({ king: 'b1', castle, gold: 0 }),
      startingPlayer: 'mila',
      turn: 'noor',
      phase: 3,
      opened: ['b1'],
      ...lastTiles('L1 D'),
    });
    const tiles = {
      queen: 'queen',
      duke: 'duke',
      countess: 'countess',
      knight: 'knight-1',
      farmer: 'farmer',
    } as const;
    const claimed = act(state, { type: 'kingdom', seat: 'noor', tiles }, column('left'));
    expect(claimed.state.stage.type).toBe('over');
    expect(claimed.state.scores[0]).toMatchObject({
      influence: 15,
      kingdoms: 5,
      gold: 5,
      total: 25,
    });
    expect(citesOf(claimed.facts, 'lineScored')).toEqual(
      expect.arrayContaining(['kv.end.turn-all-face-up', 'kv.score.used-tiles-count']),
    );
    expect(act(state, decline(), column('left')).state.scores[0]).toMatchObject({ total: 15 });
  });
});

describe('a phase in which nothing can be done', () => {
  it('is over before it begins: a kingdom without five different subjects', () => {
    const four = {
      queen: { up: { queen: 1 } },
      duke: { up: { duke: 1 } },
      countess: { up: { countess: 1 } },
      knight: { up: { 'knight-1': 1 } },
    } as const;
    const farmer = { up: { farmer: 1 } };
    const after = (castle: NonNullable<PositionPlayer['castle']>) =>
      game.pending(table({ players: two({ king: 'b1', castle }), phase: 3, opened: ['b1'] }))!.name;
    expect(after(four)).toBe('column');
    expect(after({ queen: four.queen, farmer })).toBe('column');
    expect(after({ ...four, farmer: { down: { farmer: 1 } } })).toBe('column');
    expect(after({ ...four, farmer })).toBe('kingdom');
  });
});

describe('what happens cites', () => {
  it('a kingdom without a jester and with one, or none', () => {
    const castle = {
      queen: { up: { queen: 1, jester: 1 } },
      duke: { up: { duke: 1 } },
      countess: { up: { countess: 1 } },
      knight: { up: { 'knight-1': 1 } },
      farmer: { up: { farmer: 1 } },
    } as const;
    const state = table({ players: two({ king: 'b1', castle }), phase: 3, opened: ['b1'] });
    const claimed = (queen: 'queen' | 'jester') => {
      const tiles = {
        queen,
        duke: 'duke',
        countess: 'countess',
        knight: 'knight-1',
        farmer: 'farmer',
      } as const;
      return citesOf(act(state, { type: 'kingdom', seat: 'noor', tiles }).facts, 'kingdomClaimed');
    };
    const rules = [
      'kv.kingdom.set-of-five',
      'kv.kingdom.gain',
      'kv.kingdom.turn-face-down',
      'kv.kingdom.phase-3-only',
    ];
    expect(claimed('queen')).toEqual(rules);
    expect(claimed('jester')).toEqual([
      ...rules,
      'kv.kingdom.jesters',
      'kv.jester.helps-kingdom-and-tax',
    ]);
    expect(citesOf(act(state, decline()).facts, 'kingdomDeclined')).toEqual([
      'kv.kingdom.optional',
      'kv.turn.mandatory-phases',
    ]);
  });
});

describe('is refused', () => {
  // prettier-ignore
  areRefused(KING_OF_THE_VALLEY_REASONS, [
    ['a kingdom with farmer and wife', () => refusal(third(), kingdom({ ...SET, 'farmers-wife': 'farmers-wife' })), 'kv.kingdom.one-farmer-rank', 'farmer-and-wife'],
    ['a kingdom of four', () => refusal(third(), kingdom({ ...SET, farmer: undefined })), 'kv.kingdom.set-of-five', 'kingdom-incomplete', { count: 4 }],
    ['a kingdom with somebody who is not there', () => refusal(third(), kingdom({ ...SET, knight: 'knight-4' })), 'kv.kingdom.set-of-five', 'not-in-column', { column: 'knight', tile: 'knight-4' }],
    ['a kingdom with somebody who lies face down', () => refusal(third(), kingdom({ ...SET, knight: 'knight-2' })), 'kv.kingdom.turn-face-down', 'used-before', { column: 'knight', tile: 'knight-2' }],
    ['a kingdom where none is complete, so that the phase was left out', () => refusal(third({ duke: { up: { duke: 1 } } }), kingdom({ duke: 'duke' })), 'kv.kingdom.set-of-five', 'kingdom-incomplete', { count: 1 }],
  ]);
});
