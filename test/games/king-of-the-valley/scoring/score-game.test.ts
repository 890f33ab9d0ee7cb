import { describe, expect, it } from 'vitest';
import { game } from '../../../../src/games/king-of-the-valley/game.ts';
import type { PositionPlayer } from '../../../../src/games/king-of-the-valley/types/position.ts';
import { citesOf, reading, row, table, two } from '../../../support/king-of-the-valley.ts';

/** The rules of each line of noor’s score. */
const lines = (castle: PositionPlayer['castle'] = {}, rulings = {}) =>
  game
    .scoring(table({ over: true, players: two({ castle, kingdoms: 1, gold: 0 }), ...rulings }))
    .slice(0, 5)
    .map(({ event, cites }) => [
      event.type === 'lineScored' && `${event.line} ${event.count}: ${event.points}`,
      ...cites,
    ]);

describe('jesters', () => {
  it('are worth nothing at the end, nor make order or couple', () => {
    const castle = {
      queen: { up: { jester: 1 } },
      knight: { up: { 'knight-1': 2, jester: 1 } },
      farmer: { up: { jester: 1 } },
      'farmers-wife': { up: { 'farmers-wife': 1 } },
    };
    const state = table({ over: true, players: two({ castle, gold: 0 }) });
    expect(game.outcome(state)!.scores[0]).toMatchObject({
      influence: 5,
      orders: 0,
      couples: 0,
      total: 5,
    });
    expect(citesOf([...game.scoring(state)], 'lineScored')).toContain(
      'kv.jester.copy-is-temporary',
    );
  });
});

describe('the count', () => {
  it('comes at the end, not before', () => {
    expect(game.outcome(row('C D Q W'))).toBeUndefined();
  });

  it('may hold all six kingdom tokens', () => {
    const state = table({
      over: true,
      players: two({ gold: 0, kingdoms: 4 }, { gold: 0, kingdoms: 2 }),
    });
    expect(game.outcome(state)!.scores.map(({ kingdoms }) => kingdoms)).toEqual([20, 10]);
  });

  it('cites the rematch where everything is level', () => {
    const level = table({ over: true, players: two({ gold: 4 }, { gold: 4 }) });
    expect(game.scoring(level).at(-1)!.cites).toContain('kv.score.tie-rematch');
  });
});

describe('the final score (5.6)', () => {
  const castle = {
    queen: { up: { queen: 1, jester: 1 } },
    duke: { down: { duke: 1 } },
    countess: { up: { countess: 2 } },
    knight: { up: { 'knight-1': 2, 'knight-2': 2 }, down: { 'knight-1': 1 } },
    farmer: { up: { farmer: 1 }, down: { farmer: 3 } },
    'farmers-wife': { up: { 'farmers-wife': 3 } },
  } as const;
  const state = table({ over: true, players: two({ castle, kingdoms: 1, gold: 7 }, { gold: 53 }) });

  it('adds up to 53', () => {
    expect(game.outcome(state)!.scores[0]).toMatchObject({
      influence: 32,
      kingdoms: 5,
      orders: 3,
      couples: 6,
      gold: 7,
      total: 53,
    });
  });

  it('wins a tie by influence, and shares the victory where that is equal', () => {
    expect(game.scoring(state).at(-1)).toMatchObject({
      event: { type: 'gameWon', winners: ['noor'], by: 'influence' },
      cites: ['kv.score.tie-influence', 'kv.goal.highest-reputation'],
    });
    const level = table({ over: true, players: two({ gold: 4 }, { gold: 4 }) });
    expect(game.scoring(level).at(-1)).toMatchObject({
      event: { winners: ['noor', 'mila'], by: 'shared' },
    });
    expect(game.outcome(level)!.winners).toEqual(['noor', 'mila']);
  });
});

describe('the lines of the count cite', () => {
  it('no more than a plain castle needs', () => {
    expect(
      lines({
        knight: { up: { 'knight-1': 3 } },
        farmer: { up: { farmer: 2 } },
        'farmers-wife': { up: { 'farmers-wife': 1 } },
      }),
    ).toEqual([
      ['influence 6: 9', 'kv.score.influence', 'kv.subject.influence'],
      ['kingdoms 1: 5', 'kv.score.kingdom-tokens', 'kv.kingdom.token-value'],
      ['orders 1: 3', 'kv.score.order-three', 'kv.subject.orders'],
      ['couples 1: 2', 'kv.score.couples'],
      ['gold 0: 0', 'kv.score.gold'],
    ]);
  });

  it('what used tiles, jesters and several orders ask for', () => {
    const castle = {
      knight: { up: { 'knight-1': 3, 'knight-2': 4, jester: 1 }, down: { 'knight-4': 1 } },
      'farmers-wife': { down: { 'farmers-wife': 1 } },
    };
    expect(lines(castle, reading('orders-jester', 'owner-names-order'))).toEqual([
      [
        'influence 9: 17',
        'kv.score.influence',
        'kv.subject.influence',
        'kv.jester.copy-is-temporary',
        'kv.end.turn-all-face-up',
        'kv.tax.face-down-still-scores',
      ],
      ['kingdoms 1: 5', 'kv.score.kingdom-tokens', 'kv.kingdom.token-value'],
      [
        'orders 2: 11',
        'kv.score.order-three',
        'kv.score.order-five',
        'kv.subject.orders',
        'kv.score.several-orders',
        'kv.jester.impersonates',
        'kv.score.used-tiles-count',
      ],
      ['couples 0: 0', 'kv.score.couples', 'kv.score.used-tiles-count'],
      ['gold 0: 0', 'kv.score.gold'],
    ]);
  });
});

describe('the end of the count cites', () => {
  it('the parts of reputation, and who has the most', () => {
    const facts = game.scoring(table({ over: true, players: two({ gold: 4 }, { gold: 3 }) }));
    expect(citesOf([...facts], 'reputationScored')).toEqual([
      'kv.goal.reputation-parts',
      'kv.goal.reputation-parts',
    ]);
    expect(facts.at(-1)).toEqual({
      event: { type: 'gameWon', winners: ['noor'], totals: { noor: 4, mila: 3 }, by: 'reputation' },
      cites: ['kv.goal.highest-reputation'],
    });
  });

  it('orders by their points, and jesters among them only where one has been named', () => {
    const orders = (up: object, option: 'jester-has-no-order' | 'owner-names-order') =>
      lines({ knight: { up } }, reading('orders-jester', option))[2];
    const rules = [
      'kv.score.order-three',
      'kv.score.order-five',
      'kv.subject.orders',
      'kv.score.several-orders',
    ];
    expect(orders({ 'knight-1': 5, 'knight-2': 3 }, 'owner-names-order')).toEqual([
      'orders 2: 11',
      ...rules,
    ]);
    expect(orders({ 'knight-1': 5, 'knight-2': 3, jester: 1 }, 'jester-has-no-order')).toEqual([
      'orders 2: 11',
      ...rules,
    ]);
  });
});
