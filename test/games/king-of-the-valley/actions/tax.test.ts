import { describe, expect, it } from 'vitest';
import { game } from '../../../../src/games/king-of-the-valley/game.ts';
import type { Position } from '../../../../src/games/king-of-the-valley/types/position.ts';
import {
  act,
  castleOf,
  cited,
  citesOf,
  hill,
  leg,
  playerAt,
  recruit,
  refusal,
  row,
  table,
  tax,
  two,
  valley,
} from '../../../support/king-of-the-valley.ts';
import { KING_OF_THE_VALLEY_REASONS } from '../../../support/reasons.ts';
import { areRefused } from '../../../support/refused.ts';

const DISCARDED = ['kv.specialist.discard-after-use', 'kv.specialist.not-a-subject'];

const withCollector = (more: object = {}) =>
  act(
    row('T3:5 C D Q', {
      castle: {
        knight: { up: { 'knight-1': 4 }, down: { 'knight-2': 1 } },
        farmer: { up: { farmer: 3 } },
      },
      ...more,
    }),
    leg('b1'),
  ).state;

describe('jesters', () => {
  it('pay taxes alone, three in one column', () => {
    const { state } = act(
      row('T3:5 C D Q', { castle: { queen: { up: { jester: 3 } } } }),
      leg('b1'),
      tax('queen', 'jester', 'jester', 'jester'),
    );
    expect(playerAt(state)).toMatchObject({ gold: 5, taxed: ['queen'] });
  });
});

describe('taxes', () => {
  it('are chosen in the order of the tiles, whenever they were gained', () => {
    const before = row(
      'T3:5 D C Q',
      { gold: 2, castle: { knight: { up: { 'knight-2': 3 } } } },
      { hill: hill('L1 K1') },
    );
    expect(game.options(act(before, recruit('L1'), leg('b1')).state, 'noor')).toEqual([
      tax('knight', 'knight-1', 'knight-2', 'knight-2'),
      tax('knight', 'knight-2', 'knight-2', 'knight-2'),
    ]);
  });

  it('leave the owner the choice of type and of subjects', () => {
    const castle = {
      knight: { up: { 'knight-1': 2, 'knight-2': 1, jester: 1 } },
      farmer: { up: { farmer: 4 } },
    };
    const options = game.options(act(row('T3:5 D C Q', { castle }), leg('b1')).state, 'noor');
    expect(options).toEqual([
      tax('knight', 'knight-1', 'knight-1', 'knight-2'),
      tax('knight', 'knight-1', 'knight-1', 'jester'),
      tax('knight', 'knight-1', 'knight-2', 'jester'),
      tax('farmer', 'farmer', 'farmer', 'farmer'),
    ]);
  });

  it('are for each player alone', () => {
    const players = two(
      { king: 'a1', gold: 0, castle: { farmer: { up: { farmer: 3 } } } },
      { king: 'a5', taxed: ['farmer'] },
    );
    const { state } = act(
      row('T3:5 D C Q', {}, { players }),
      leg('b1'),
      tax('farmer', 'farmer', 'farmer', 'farmer'),
    );
    expect(state.players.map(({ taxed }) => taxed)).toEqual([['farmer'], ['farmer']]);
  });
});

describe('a tax collector', () => {
  const line = (first: string, second = 'C', third = 'D'): NonNullable<Position['valley']> =>
    valley(`
      . . . . .
      . . . . .
      . . . . .
      . . . . .
      C ${first} ${second} ${third} Q`);

  it('counts a jester among the knights (T1)', () => {
    const castle = {
      knight: { up: { 'knight-1': 2, 'knight-3': 1, jester: 1 } },
      farmer: { up: { farmer: 2 } },
    };
    const state = table({
      players: two({ king: 'a1', gold: 0, castle }),
      round: 2,
      valley: line('T4:7'),
    });
    const { state: after, facts } = act(
      state,
      leg('b1'),
      tax('knight', 'knight-1', 'knight-1', 'knight-3', 'jester'),
    );
    expect(playerAt(after)).toMatchObject({ gold: 7, taxed: ['knight'] });
    expect(castleOf(after)).toEqual({
      knight: { down: { 'knight-1': 2, 'knight-3': 1, jester: 1 } },
      farmer: { up: { farmer: 2 } },
    });
    expect(after.discard).toEqual({ 'tax-collector-4-7': 1 });
    expect([...cited(facts)]).toContain('kv.jester.helps-kingdom-and-tax');
  });

  it('taxes a type once (T2)', () => {
    const state = table({
      players: two({
        king: 'a1',
        gold: 0,
        taxed: ['knight'],
        castle: { knight: { up: { 'knight-1': 3 } } },
      }),
      valley: line('T3:5'),
    });
    expect(refusal(state, leg('b1'))).toMatchObject({
      because: 'kv.tax.once-per-type',
      reason: 'only-taxed-subjects',
    });
  });

  it('uses two different collectors passed together (T3)', () => {
    const state = table({
      players: two({ king: 'a1', gold: 0, castle: { farmer: { up: { farmer: 3 } } } }),
      valley: line('T0:3', 'T3:5'),
    });
    const { state: after } = act(
      state,
      leg('d1', 'b1', 'c1'),
      tax('farmer', 'farmer', 'farmer', 'farmer'),
    );
    expect(playerAt(after).gold).toBe(8);
    expect(castleOf(after)).toEqual({ farmer: { down: { farmer: 3 } } });
    expect(after.discard).toEqual({ 'tax-collector-0-3': 1, 'tax-collector-3-5': 1 });
  });
});

describe('what happens cites', () => {
  it('taxes without a jester and with one', () => {
    const taxed = (...tiles: ('farmer' | 'jester')[]) =>
      act(row('T3:5 D C Q', { castle: { farmer: { up: { farmer: 3, jester: 1 } } } }), leg('b1'), {
        type: 'tax',
        seat: 'noor',
        column: 'farmer',
        tiles,
      }).facts;
    const rules = [
      'kv.tax.use-identical-face-up',
      'kv.tax.gain-gold',
      'kv.tax.turn-face-down',
      'kv.tax.token',
      'kv.tax.requirement-classes',
    ];
    expect(citesOf(taxed('farmer', 'farmer', 'farmer'), 'taxCollected')).toEqual(rules);
    expect(citesOf(taxed('farmer', 'farmer', 'jester'), 'taxCollected')).toEqual([
      ...rules,
      'kv.jester.helps-kingdom-and-tax',
    ]);
    expect(citesOf(taxed('farmer', 'farmer', 'farmer'), 'specialistDiscarded')).toEqual(DISCARDED);
  });
});

describe('is refused', () => {
  // prettier-ignore
  areRefused(KING_OF_THE_VALLEY_REASONS, [
    ['a collector that nobody has', () => refusal(row('C D Q W'), tax('farmer', 'farmer')), 'kv.tax.use-identical-face-up', 'no-collector', { seat: 'noor' }],
    ['a type that is taxed', () => refusal(withCollector({ taxed: ['farmer'] }), tax('farmer', 'farmer', 'farmer', 'farmer')), 'kv.tax.once-per-type', 'taxed-already', { column: 'farmer' }],
    ['taxing what is not there', () => refusal(withCollector(), tax('queen', 'queen', 'queen', 'queen')), 'kv.tax.use-identical-face-up', 'not-in-column', { column: 'queen', tile: 'queen' }],
    ['taxing what lies face down', () => refusal(withCollector(), tax('knight', 'knight-1', 'knight-1', 'knight-2')), 'kv.tax.use-identical-face-up', 'face-down', { column: 'knight', tile: 'knight-2' }],
    ['taxing more than is asked for', () => refusal(withCollector(), tax('knight', 'knight-1', 'knight-1', 'knight-1', 'knight-1')), 'kv.tax.use-identical-face-up', 'other-number', { count: 4, demand: 3 }],
    ['taxing the only type that the other collector can have', () => refusal(act(row('T3:5 T4:7 C Q', { castle: { farmer: { up: { farmer: 4 } }, 'farmers-wife': { up: { 'farmers-wife': 3 } } } }), leg('d1', 'b1', 'c1')).state, tax('farmer', 'farmer', 'farmer', 'farmer')), 'kv.tax.several-collectors', 'others-unpaid', { column: 'farmer' }],
  ]);
});
