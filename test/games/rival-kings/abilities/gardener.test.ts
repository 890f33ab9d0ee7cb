import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../../src/engine/types.ts';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import type { Readings } from '../../../../src/games/rival-kings/rulings.ts';
import type { PositionPlayer } from '../../../../src/games/rival-kings/types/position.ts';
import {
  act,
  citesOf,
  due,
  eventOf,
  factOf,
  markers,
  moved,
  offers,
  refusal,
  story,
  table,
  turnOf,
} from '../../../support/rival-kings.ts';

const reveal = { type: 'reveal', seat: 'noor' } as const;
const swap = (seat: Seat, swapWith: Seat) =>
  ({ type: 'ability', seat, subject: 'gardener', swapWith }) as const;
const holdBack = (seat: Seat) => ({ type: 'hold-back', seat }) as const;

/** Noor's Trader would be robbed by mila's Courtier; juri's Queen stands aside. */
const players: [PositionPlayer, PositionPlayer, PositionPlayer] = [
  { seat: 'noor', played: 'trader-1', subjects: ['gardener'] },
  { seat: 'mila', played: 'courtier' },
  { seat: 'juri', played: 'queen' },
];

describe('Gardener', () => {
  test('swaps the played characters after the reveal, before any conflict is settled', () => {
    const before = act(table({ players }), reveal).state;
    const { state, facts } = act(before, swap('noor', 'mila'));
    expect(story(facts).slice(0, 4)).toEqual([
      'abilityUsed',
      'charactersSwapped',
      'conflictsFound',
      'unequalConflict',
    ]);
    expect(citesOf(facts, 'abilityUsed')).toEqual([
      'rk.ability.gardener',
      'rk.subject.start-of-cycle',
    ]);
    expect(citesOf(facts, 'charactersSwapped')).toEqual(['rk.ability.gardener']);
    expect(moved(before, state)).toEqual({
      'noor.played': 'courtier',
      'mila.played': 'trader-1',
      'noor.spent': 'gardener',
      'mila.markers': 1,
      'supply.markers': -1,
    });
  });

  test('leaves the new character to decide conflict, turn order, actions and theft', () => {
    const swapped = act(table({ players }), reveal, swap('noor', 'mila'), {
      type: 'end',
      seat: 'juri',
    });
    expect(turnOf(swapped.state)).toBe('noor');
    const { state } = act(swapped.state, {
      type: 'steal',
      seat: 'noor',
      from: 'mila',
      action: 'money',
    });
    expect(due(state)).toEqual(['money']);
  });

  test('may swap with a character that is in no conflict', () => {
    const before = act(table({ players }), reveal).state;
    const { facts } = act(before, swap('noor', 'juri'));
    expect(eventOf(facts, 'conflictsFound').conflicts).toEqual([
      { kind: 'higher', thief: 'mila', victim: 'juri', theft: true },
    ]);
  });

  test('waits for the reveal and makes everybody wait for the decision', () => {
    const { state, facts } = act(table({ players }), reveal);
    expect(story(facts)).toEqual(['charactersRevealed']);
    expect(offers(state, 'noor')).toEqual([
      swap('noor', 'mila'),
      swap('noor', 'juri'),
      holdBack('noor'),
    ]);
    expect(offers(state, 'mila')).toEqual([]);
    expect(refusal(state, { type: 'recruit', seat: 'juri', pile: 'subject-1' })).toEqual(
      refuse('rk.subject.start-of-cycle', 'waiting-for-gardener', { seat: 'noor' }),
    );
  });

  test('cannot be used before the reveal', () => {
    expect(refusal(table({ players }), swap('noor', 'mila'))).toEqual(
      refuse('rk.subject.start-of-cycle', 'only-at-start', { seat: 'noor', subject: 'gardener' }),
    );
  });

  test('cannot be used in the own turn, even if he was held back', () => {
    const { state } = act(
      table({ players }),
      reveal,
      holdBack('noor'),
      { type: 'end', seat: 'juri' },
      { type: 'end', seat: 'mila' },
    );
    expect(turnOf(state)).toBe('noor');
    expect(refusal(state, swap('noor', 'mila'))).toEqual(
      refuse('rk.subject.start-of-cycle', 'only-at-start', { seat: 'noor', subject: 'gardener' }),
    );
  });

  test('does not swap a character with itself', () => {
    const { state } = act(table({ players }), reveal);
    expect(refusal(state, swap('noor', 'noor'))).toEqual(
      refuse('rk.ability.gardener', 'not-to-yourself', { seat: 'noor' }),
    );
  });

  test('does not ask an owner whose Gardener lies under a newer subject', () => {
    const { facts } = act(
      table({
        players: [{ ...players[0], subjects: ['gardener', 'farmer'] }, players[1], players[2]],
      }),
      reveal,
    );
    expect(story(facts)).toEqual([
      'charactersRevealed',
      'conflictsFound',
      'unequalConflict',
      'turnStarted',
    ]);
  });

  test('swaps with the other player of two, never with the neutral character, which lies open already', () => {
    const before = table({
      players: [
        { seat: 'noor', played: 'trader-1', subjects: ['gardener'] },
        { seat: 'mila', played: 'queen' },
      ],
      neutral: 'courtier',
    });
    const { state } = act(before, reveal);
    expect(state.neutral).toBe('courtier');
    expect(offers(state, 'noor')).toEqual([swap('noor', 'mila'), holdBack('noor')]);
    const swapped = act(state, swap('noor', 'mila'));
    expect(moved(state, swapped.state)).toEqual({
      'noor.played': 'queen',
      'mila.played': 'trader-1',
      'noor.spent': 'gardener',
      'mila.markers': 1,
      'supply.markers': -1,
    });
  });
});

describe('Two Gardeners', () => {
  /** Noor shows the lower character and has fewer markers than mila. */
  const both: PositionPlayer[] = [
    { seat: 'noor', played: 'trader-1', subjects: ['gardener'], markers: 1 },
    { seat: 'mila', played: 'courtier', subjects: ['gardener'], markers: 2 },
    { seat: 'juri', played: 'queen' },
  ];
  const deciders = (rulings: Partial<Readings>, symbols = {}, given = both) => {
    const { state } = act(table({ players: given, rulings, symbols }), reveal);
    return state.stage.type === 'gardeners' ? state.stage.queue : [];
  };

  test('gardener-two = revealed-rank-order: the higher revealed character decides first', () => {
    expect(deciders({})).toEqual(['mila', 'noor']);
    expect(deciders({ 'gardener-two': 'revealed-rank-order' })).toEqual(['mila', 'noor']);
  });

  test('gardener-two = revealed-rank-order: equal ranks by fewer markers, then by the symbol', () => {
    const equal = (noor: number): PositionPlayer[] => [
      { seat: 'noor', played: 'trader-2', subjects: ['gardener'], markers: noor },
      { seat: 'mila', played: 'trader-1', subjects: ['gardener'], markers: 2 },
    ];
    expect(deciders({}, {}, equal(1))).toEqual(['noor', 'mila']);
    expect(deciders({}, {}, equal(2))).toEqual(['mila', 'noor']);
    expect(deciders({}, { F: 'trader-2' }, equal(2))).toEqual(['noor', 'mila']);
  });

  test('gardener-two = fewest-markers-first: the owner with fewer markers decides first', () => {
    expect(deciders({ 'gardener-two': 'fewest-markers-first' })).toEqual(['noor', 'mila']);
  });

  test('gardener-two = fewest-markers-first: with as many markers the symbol on the revealed card decides', () => {
    const level = both.map((player) => ({ ...player, markers: 1 }));
    const fewest = { 'gardener-two': 'fewest-markers-first' } as const;
    expect(deciders(fewest, { C: 'courtier', F: 'trader-2' }, level)).toEqual(['mila', 'noor']);
    expect(deciders(fewest, { C: 'priest', F: 'trader-1' }, level)).toEqual(['noor', 'mila']);
  });

  test('keep the order of the reveal, decide once each, and the second may undo the swap of the first', () => {
    const before = table({ players: both });
    const first = act(before, reveal, swap('mila', 'noor'));
    expect(story(first.facts)).toEqual(['charactersRevealed', 'abilityUsed', 'charactersSwapped']);
    expect(offers(first.state, 'mila')).toEqual([]);
    const { state, facts } = act(first.state, swap('noor', 'mila'));
    expect(factOf(facts, 'charactersSwapped').event).toEqual({
      type: 'charactersSwapped',
      seat: 'noor',
      other: 'mila',
    });
    expect(moved(before, state)).toEqual({
      'noor.spent': 'gardener',
      'mila.spent': 'gardener',
      'noor.markers': 1,
      'supply.markers': -1,
    });
  });

  test('make the second owner wait for the first', () => {
    const { state } = act(table({ players: both }), reveal);
    expect(refusal(state, swap('noor', 'mila'))).toEqual(
      refuse('rk.subject.start-of-cycle', 'waiting-for-gardener', { seat: 'mila' }),
    );
    expect(refusal(state, holdBack('noor'))).toEqual(
      refuse('rk.subject.start-of-cycle', 'nothing-to-hold-back', { seat: 'noor' }),
    );
    const { state: later } = act(state, holdBack('mila'), holdBack('noor'));
    expect(markers(later, 'noor')).toBe(2);
  });
});
