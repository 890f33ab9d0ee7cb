import { describe, expect, it } from 'vitest';
import { game } from '../../../../src/games/king-of-the-valley/game.ts';
import type { Readings } from '../../../../src/games/king-of-the-valley/rulings.ts';
import type { PositionPlayer } from '../../../../src/games/king-of-the-valley/types/position.ts';
import { citesOf, reading, table, two } from '../../../support/king-of-the-valley.ts';

describe('the count', () => {
  const scored = (castle: NonNullable<PositionPlayer['castle']>) => {
    const state = table({ over: true, players: two({ castle, gold: 0 }) });
    return {
      score: game.outcome(state)!.scores[0]!,
      cites: citesOf([...game.scoring(state)].slice(0, 6), 'lineScored'),
    };
  };

  it('gives 3, 5 or 8 points for an order, and for several', () => {
    const knights = (up: object) => scored({ knight: { up } });
    expect(knights({ 'knight-1': 2 }).score.orders).toBe(0);
    expect(knights({ 'knight-1': 3 })).toMatchObject({
      score: { orders: 3 },
      cites: expect.arrayContaining(['kv.score.order-three']) as unknown,
    });
    expect(knights({ 'knight-1': 4 })).toMatchObject({
      score: { orders: 5 },
      cites: expect.arrayContaining(['kv.score.order-four']) as unknown,
    });
    expect(knights({ 'knight-1': 5 })).toMatchObject({
      score: { orders: 8 },
      cites: expect.arrayContaining(['kv.score.order-five']) as unknown,
    });
    expect(knights({ 'knight-1': 5, 'knight-3': 3 })).toMatchObject({
      score: { orders: 11 },
      cites: expect.arrayContaining([
        'kv.score.several-orders',
        'kv.score.order-three',
        'kv.score.order-five',
      ]) as unknown,
    });
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
