import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/king-of-the-valley/game.ts';
import { RULINGS, type Readings } from '../../../src/games/king-of-the-valley/rulings.ts';
import { RULES } from '../../../src/games/king-of-the-valley/rules.ts';
import type {
  Position,
  PositionPlayer,
} from '../../../src/games/king-of-the-valley/types/position.ts';
import {
  act,
  cited,
  column,
  leg,
  legs,
  playerAt,
  reading,
  table,
  two,
  valley,
} from '../../support/king-of-the-valley.ts';

/** Noor on a1 without gold, with these tiles to the right in the bottom row. */
const row = (
  tiles: string,
  rulings: { readonly rulings: Partial<Readings> },
  more: Omit<PositionPlayer, 'seat' | 'king'> = {},
) => {
  const drawn = valley(`. . . . .  . . . . .  . . . . .  . . . . .  F ${tiles}`);
  return table({ players: two({ king: 'a1', gold: 0, ...more }), valley: drawn, ...rulings });
};
const inRow = (...laid: Parameters<typeof row>): string[] =>
  legs(row(...laid)).filter((each) => /^[b-e]1/.test(each));

describe('three identical tiles passed', () => {
  const all = reading('three-identicals-take-two', 'take-all-summonable');
  const any = reading('three-identicals-take-two', 'choose-two-or-three');

  it('are all taken, or any that hold the last one', () => {
    expect(inRow('D D D Q', all)).toEqual(['b1', 'c1', 'd1', 'd1: b1 c1', 'e1', 'e1: b1 c1 d1']);
    expect(inRow('D D D Q', any)).toEqual([
      'b1',
      'c1',
      'd1',
      'd1: b1 c1',
      'e1',
      'e1: b1 c1 d1',
      'e1: b1 d1',
      'e1: c1 d1',
    ]);
  });

  it('differ for nobody who passes only two', () => {
    for (const tiles of ['D D C Q', 'D C D Q'])
      expect(inRow(tiles, any)).toEqual(inRow(tiles, all));
  });

  it('are collectors who can be paid together, as many as possible or any', () => {
    const castle = { farmer: { up: { farmer: 3 } }, 'farmers-wife': { up: { 'farmers-wife': 5 } } };
    const collectors = 'T3:5 T3:6 T5:9 Q';
    expect(inRow(collectors, all, { castle }).filter((each) => each.includes(':'))).toEqual([
      'd1: b1 c1',
      'e1: b1 d1',
      'e1: c1 d1',
    ]);
    expect(
      inRow('T0:3 T3:6 T5:9 Q', all, { castle }).filter((each) => each.startsWith('e1:')),
    ).toEqual(['e1: b1 c1 d1']);
    expect(
      inRow('T0:3 T3:6 T5:9 Q', any, { castle }).filter((each) => each.startsWith('e1:')),
    ).toEqual(['e1: b1 c1 d1', 'e1: b1 d1', 'e1: c1 d1']);
  });
});

describe('the end tile directly behind a set', () => {
  const free = reading('take-end-or-passed', 'player-chooses');
  const bound = reading('take-end-or-passed', 'passed-set-mandatory');

  it('may be taken instead, or not', () => {
    expect(inRow('D D C Q', free)).toContain('d1');
    expect(inRow('D D C Q', bound)).toEqual(['b1', 'c1', 'd1: b1 c1', 'e1']);
  });

  it('is free where the set cannot be taken', () => {
    const priests = row('P P C Q', bound, { gold: 0 });
    expect(legs(priests)).toContain('d1');
    expect(inRow('T3:5 T3:6 C Q', bound)).toContain('d1');
  });

  it('is bound after a priest as well, but no priest at the end is', () => {
    const state = table({
      players: two({ king: 'b5' }, { king: 'e1' }),
      round: 1,
      valley: { a5: 'priest', a4: 'duke', a3: 'duke', a2: 'queen' },
      ...bound,
    });
    expect(legs(act(state, leg('a5')).state).filter((each) => each.startsWith('a2'))).toEqual([
      'a2: a4 a3',
    ]);
    expect(inRow('D D P Q', bound, { gold: 1 })).toContain('d1');
  });
});

describe('knights passed', () => {
  const byType = reading('knight-identity', 'by-character-type');
  const byOrder = reading('knight-identity', 'by-order');

  it('are identical, or within an order only', () => {
    expect(inRow('K1 K2 C Q', byType)).toContain('d1: b1 c1');
    expect(inRow('K1 K2 C Q', byOrder).filter((each) => each.includes(':'))).toEqual([]);
    expect(inRow('K1 K1 C Q', byOrder)).toContain('d1: b1 c1');
    expect(inRow('K1 K2 K1 Q', byOrder).filter((each) => each.includes(':'))).toEqual([
      'e1: b1 d1',
    ]);
  });

  it('are one type for taxes under both readings', () => {
    const castle = { knight: { up: { 'knight-1': 1, 'knight-2': 1, 'knight-3': 1 } } };
    for (const each of [byType, byOrder])
      expect(inRow('T3:5 C D Q', each, { castle })).toContain('b1');
  });

  it('leave collectors identical whatever stands on them', () => {
    expect(inRow('T0:3 T0:4 C Q', byOrder)).toContain('d1: b1 c1');
  });
});

describe('a priest under the own king', () => {
  const onPriest = (option: Readings['start-on-priest'], more: Partial<Position> = {}) =>
    table({
      players: two({ king: 'a1', gold: 1 }),
      round: 1,
      valley: { a1: 'priest', b1: 'duke' },
      ...reading('start-on-priest', option),
      ...more,
    });

  it('is of no use, or is paid before the first step', () => {
    expect(legs(onPriest('not-usable'))).not.toContain('a1');
    const { state, facts } = act(onPriest('usable-at-once'), leg('a1'), leg('b1'));
    expect(state.stage).toMatchObject({ opened: ['a1', 'b1'], phase: 3 });
    expect(state.valley.a1).toEqual({ tile: null, coin: true });
    expect(playerAt(state)).toMatchObject({
      king: 'b1',
      gold: 0,
      castle: { duke: { up: { duke: 1 } } },
    });
    expect([...cited(facts)]).toContain('kv.priest.coin-left-behind');
    expect(act(state, column('left')).state.valley.a1.coin).toBe(true);
  });

  it('is barred without gold, and while another king shares the tile', () => {
    expect(
      legs(onPriest('usable-at-once', { players: two({ king: 'a1', gold: 0 }) })),
    ).not.toContain('a1');
    expect(
      legs(onPriest('usable-at-once', { players: two({ king: 'a1' }, { king: 'a1' }) })),
    ).not.toContain('a1');
  });
});

describe('jesters at the end', () => {
  const score = (
    castle: PositionPlayer['castle'],
    rulings: { readonly rulings: Partial<Readings> },
  ) => {
    const state = table({
      over: true,
      players: two({ gold: 0, ...(castle && { castle }) }),
      ...rulings,
    });
    return game.outcome(state)!.scores[0]!;
  };

  it('make no couple, or one by their column', () => {
    const [never, byColumn] = [
      reading('couples-jester', 'jester-never-couples'),
      reading('couples-jester', 'jester-couples-by-column'),
    ];
    const castle = {
      farmer: { up: { farmer: 2 } },
      'farmers-wife': { up: { 'farmers-wife': 1 }, down: { jester: 1 } },
    };
    expect([score(castle, never).couples, score(castle, byColumn).couples]).toEqual([2, 4]);
    const two = { farmer: { up: { jester: 1 } }, 'farmers-wife': { up: { jester: 1 } } };
    expect([score(two, never).couples, score(two, byColumn)]).toMatchObject([
      0,
      { couples: 2, influence: 0, total: 2 },
    ]);
  });

  it('have no order, or the one that brings most', () => {
    const [none, named] = [
      reading('orders-jester', 'jester-has-no-order'),
      reading('orders-jester', 'owner-names-order'),
    ];
    const castle = { knight: { up: { 'knight-1': 2, 'knight-2': 4, jester: 1 } } };
    expect([score(castle, none).orders, score(castle, named)]).toMatchObject([
      5,
      { orders: 8, knights: { 1: 3, 2: 4, 3: 0, 4: 0 } },
    ]);
    const three = { knight: { up: { 'knight-1': 1, 'knight-2': 3, jester: 3 } } };
    expect(score(three, named)).toMatchObject({ orders: 8, influence: 8 });
    const full = { knight: { up: { 'knight-4': 5, jester: 1 } } };
    expect([score(full, none).orders, score(full, named).orders]).toEqual([8, 8]);
  });
});

describe('the open rulings', () => {
  it('are six, each with its default first, and name rules that leave them open', () => {
    expect(
      Object.fromEntries(Object.entries(RULINGS).map(([id, { options }]) => [id, options])),
    ).toEqual({
      'three-identicals-take-two': ['take-all-summonable', 'choose-two-or-three'],
      'take-end-or-passed': ['player-chooses', 'passed-set-mandatory'],
      'knight-identity': ['by-character-type', 'by-order'],
      'start-on-priest': ['not-usable', 'usable-at-once'],
      'couples-jester': ['jester-never-couples', 'jester-couples-by-column'],
      'orders-jester': ['jester-has-no-order', 'owner-names-order'],
    });
    for (const { rules } of Object.values(RULINGS))
      for (const rule of rules) expect(Object.keys(RULES)).toContain(rule);
  });
});
