import { describe, expect, it } from 'vitest';
import { game } from '../../../src/games/king-of-the-valley/game.ts';
import type { PositionPlayer } from '../../../src/games/king-of-the-valley/types/position.ts';
import { act, citesOf, column, leg, refusal, lastTiles, reading, table, two, valley } from '../../support/king-of-the-valley.ts';

/** The rules of each line of noor’s score. */
const lines = (castle: PositionPlayer['castle'] = {}, rulings = {}) =>
  game
    .scoring(table({ over: true, players: two({ castle, kingdoms: 1, gold: 0 }), ...rulings }))
    .slice(0, 5)
    .map(({ event, cites }) => [event.type === 'lineScored' && `${event.line} ${event.count}: ${event.points}`, ...cites]);

describe('the lines of the count cite', () => {
  it('no more than a plain castle needs', () => {
    expect(
      lines({ knight: { up: { 'knight-1': 3 } }, farmer: { up: { farmer: 2 } }, 'farmers-wife': { up: { 'farmers-wife': 1 } } }),
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

describe('a turn cites', () => {
  const state = table({
    players: two({ king: 'a1', gold: 0 }, { king: 'a5' }),
    valley: valley('. . . . .  . . . . .  . . . . .  . . . . .  F D D C Q'),
  });

  it('a single step, its tile, and the tile laid under the king', () => {
    const { facts } = act(state, leg('b1'), column('left'));
    expect(citesOf(facts, 'kingMoved')).toEqual(['kv.summon.mandatory', 'kv.summon.straight-line']);
    expect(citesOf(facts, 'tilesSummoned')).toEqual([
      'kv.summon.end-tile',
      'kv.summon.one-way-only',
      'kv.summon.subjects-to-castle',
      'kv.castle.place-in-column',
    ]);
    expect(citesOf(facts, 'positionReplenished')).toEqual([
      'kv.replenish.mandatory',
      'kv.replenish.choose-column',
      'kv.replenish.from-bottom',
      'kv.replenish.slide-down',
      'kv.replenish.under-the-king',
    ]);
  });

  it('two neighbours passed without a gap', () => {
    const { facts } = act(state, leg('d1', 'b1', 'c1'));
    expect(citesOf(facts, 'kingMoved')).toEqual(['kv.summon.mandatory', 'kv.summon.straight-line', 'kv.summon.any-distance']);
    expect(citesOf(facts, 'tilesSummoned')).toEqual([
      'kv.summon.passed-identicals',
      'kv.summon.end-directly-behind',
      'kv.summon.landing-tile-not-taken',
      'kv.summon.one-way-only',
      'kv.summon.subjects-to-castle',
      'kv.castle.place-in-column',
    ]);
  });
});

describe('a column that holds just enough', () => {
  it('may be chosen, whatever the other one holds', () => {
    const laid = (drawn: string) =>
      table({ players: two({ king: 'c1' }), startingPlayer: 'mila', turn: 'noor', phase: 4, opened: ['b1', 'c1'], ...lastTiles(drawn) });
    expect(game.options(laid('L1 F L2 F R1 F R2 F R3 F'), 'noor')).toEqual([column('left'), column('right')]);
    expect(refusal(laid('L1 F R1 F R2 F'), column('left')).because).toBe('kv.replenish.one-column-only');
  });
});
