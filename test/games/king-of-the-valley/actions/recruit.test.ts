import { describe, expect, it } from 'vitest';
import { game } from '../../../../src/games/king-of-the-valley/game.ts';
import type { Position } from '../../../../src/games/king-of-the-valley/types/position.ts';
import {
  act,
  citesOf,
  column,
  decline,
  hill,
  lastTiles,
  leg,
  playerAt,
  recruit,
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

describe('recruiting', () => {
  const state = table(A);

  it('recruits from the second round on, for the price of the row (A10)', () => {
    expect(refusal(state, recruit('L1'))).toMatchObject({
      because: 'kv.hill.recruit.not-in-round-1',
    });
    const second = table({ ...A, round: 2 });
    expect(game.options(second, 'noor')).toEqual([recruit('L1'), recruit('R1'), decline()]);
    for (const place of ['L2', 'R2'] as const)
      expect(refusal(second, recruit(place)).because).toBe('kv.hill.specialists-not-from-hill');
    expect(refusal(second, recruit('L3')).because).toBe('kv.hill.recruit.pay-row-price');
    const { state: after } = act(second, recruit('L1'));
    expect(game.pending(after)).toMatchObject({ name: 'jester', seats: ['noor'] });
    expect(act(after, { type: 'jester', seat: 'noor', column: 'queen' }).state.hill.left[0]).toBe(
      'priest',
    );
  });

  it('lets the column slide down at once, and may use it for the valley as well', () => {
    const before = row(
      'C D Q W',
      { gold: 3 },
      {
        hill: hill('L1 F L2 D L3 Q L4 W L5 C L6 K1'),
        piles: { 2: { tiles: ['jester', 'wizard'] } },
      },
    );
    const recruited = act(before, recruit('L2')).state;
    expect(recruited.hill.left).toEqual([
      'farmer',
      'queen',
      'farmers-wife',
      'countess',
      'knight-1',
    ]);
    expect(playerAt(recruited)).toMatchObject({ gold: 0, castle: { duke: { up: { duke: 1 } } } });
    const { state } = act(recruited, leg('b1'), column('left'));
    expect(state.hill.left).toEqual([
      'queen',
      'farmers-wife',
      'countess',
      'knight-1',
      'jester',
      'wizard',
    ]);
    expect(state.valley.b1.tile).toBe('farmer');
  });
});

describe('a phase in which nothing can be done', () => {
  const laid = (drawn: string, more: Partial<Position> = {}) =>
    game.pending(
      table({
        players: two({ king: 'a1', gold: 3 }, { king: 'a5', gold: 0 }),
        hill: hill(drawn),
        ...more,
      }),
    )!.name;

  it('is over before it begins: recruiting without a subject that can be paid, in either column or a higher row', () => {
    expect(laid('L1 P R1 Z L2 T3:5 R2 T3:6')).toBe('leg');
    expect(laid('L1 P R1 D L2 T3:5 R2 T3:6')).toBe('recruit');
    expect(laid('L1 P R1 Z L2 D R2 T3:6')).toBe('recruit');
    expect(laid('L1 D', { startingPlayer: 'mila' })).toBe('leg');
  });
});

describe('what happens cites', () => {
  it('a recruit, or a jester recruited, or none', () => {
    const recruited = (drawn: string) =>
      citesOf(
        act(row('C D Q W', { gold: 2 }, { hill: hill(drawn) }), recruit('L1')).facts,
        'subjectRecruited',
      );
    const rules = (placed: string) => [
      'kv.hill.recruit.pay-row-price',
      'kv.hill.recruit.any-place',
      'kv.hill.recruit.subjects-only',
      placed,
      'kv.replenish.slide-down',
      'kv.hill.gap-until-refill',
      'kv.gold.two-uses',
    ];
    expect(recruited('L1 D')).toEqual(rules('kv.castle.place-in-column'));
    expect(recruited('L1 J')).toEqual(rules('kv.jester.place-immediately'));
    const declined = act(row('C D Q W', { gold: 2 }, { hill: hill('L1 D') }), decline()).facts;
    expect(citesOf(declined, 'recruitDeclined')).toEqual([
      'kv.hill.recruit.optional',
      'kv.turn.mandatory-phases',
    ]);
  });
});

describe('is refused', () => {
  // prettier-ignore
  areRefused(KING_OF_THE_VALLEY_REASONS, [
    ['recruiting after it was declined', () => refusal(act(row('C D Q W', { gold: 9 }), decline()).state, recruit('L1')), 'kv.turn.four-phases', 'phase-over', { phase: 1 }],
    ['recruiting in round 1', () => refusal(row('C D Q W', { gold: 9 }, { round: 1 }), recruit('L1')), 'kv.hill.recruit.not-in-round-1', 'first-round'],
    ['a second recruit', () => refusal(act(row('C D Q W', { gold: 9 }, { hill: hill('L1 F L2 F') }), recruit('L1')).state, recruit('L1')), 'kv.hill.recruit.at-most-one', 'recruited-already', { seat: 'noor' }],
    ['recruiting from an empty place', () => refusal(table({ players: two({ king: 'a1', gold: 20 }), turn: 'mila', startingPlayer: 'noor', ...lastTiles('L1 D L2 D') }), recruit('L3', 'mila')), 'kv.hill.recruit.any-place', 'place-empty', { place: 'L3' }],
    ['recruiting a specialist', () => refusal(row('C D Q W', { gold: 9 }, { hill: hill('L1 P') }), recruit('L1')), 'kv.hill.specialists-not-from-hill', 'specialist-on-hill', { place: 'L1', tile: 'priest' }],
    ['recruiting without enough gold', () => refusal(row('C D Q W', { gold: 2 }, { hill: hill('L2 D') }), recruit('L2')), 'kv.hill.recruit.pay-row-price', 'too-dear', { seat: 'noor', tile: 'duke', price: 3, gold: 2 }],
    ['recruiting where there is no gold at all, so that the phase was left out', () => refusal(row('C D Q W', {}, { hill: hill('L1 D') }), recruit('L1')), 'kv.hill.recruit.pay-row-price', 'too-dear', { seat: 'noor', tile: 'duke', price: 2, gold: 0 }],
  ]);
});
