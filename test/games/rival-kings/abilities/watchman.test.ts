import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../../src/engine/types.ts';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import type { Position, PositionPlayer } from '../../../../src/games/rival-kings/types/position.ts';
import type { State } from '../../../../src/games/rival-kings/types/state.ts';
import {
  act,
  citesOf,
  eventOf,
  moved,
  offers,
  refusal,
  story,
  table,
  turnOf,
} from '../../../support/rival-kings.ts';
import { hoarding } from '../../../support/tables.ts';

const reveal = { type: 'reveal', seat: 'noor' } as const;
const use = { type: 'ability', seat: 'noor', subject: 'watchman' } as const;
const holdBack = { type: 'hold-back', seat: 'noor' } as const;
const steal = (seat: Seat) => ({ type: 'steal', seat, from: 'noor', action: 'money' }) as const;
const end = (seat: Seat) => ({ type: 'end', seat }) as const;

type Rest = Omit<Position, 'players'>;

/** Noor's Trader (F) is attacked by mila's Courtier (C); juri's Queen (A) stands aside. */
const attacked = (
  noor: Partial<PositionPlayer> = {},
  rest: Rest = {},
  mila: Partial<PositionPlayer> = {},
): State =>
  table(
    hoarding('juri', {
      players: [
        { seat: 'noor', played: 'trader-1', subjects: ['watchman'], ...noor },
        { seat: 'mila', played: 'courtier', ...mila },
        { seat: 'juri', played: 'queen' },
      ],
      ...rest,
    }),
  );

/** Noor's Trader (F) is attacked by mila's Courtier (C) and by juri's Countess (E). */
const attackedTwice = (rest: Rest = {}): State =>
  table({
    players: [
      { seat: 'noor', played: 'trader-1', subjects: ['watchman'] },
      { seat: 'mila', played: 'courtier' },
      { seat: 'juri', played: 'countess' },
    ],
    ...rest,
  });

/** Two players and a neutral character. */
const withNeutral = (noor: 'trader-1' | 'knight', rest: Rest): State =>
  table({
    players: [
      { seat: 'noor', played: noor, subjects: ['watchman'] },
      { seat: 'mila', played: 'duke' },
    ],
    ...rest,
  });

describe('Watchman', () => {
  test('sends the marker of the conflict to the higher character', () => {
    const before = act(attacked(), reveal).state;
    const { state, facts } = act(before, use);
    expect(moved(before, state)).toEqual({
      'mila.markers': 1,
      'noor.spent': 'watchman',
      'supply.markers': -1,
    });
    expect(story(facts)).toEqual(['abilityUsed', 'unequalConflict', 'turnStarted']);
    expect(citesOf(facts, 'abilityUsed')).toEqual([
      'rk.ability.watchman',
      'rk.subject.start-of-cycle',
    ]);
    expect(citesOf(facts, 'unequalConflict')).toEqual(['rk.ability.watchman', 'rk.conflict.lines']);
    expect(eventOf(facts, 'unequalConflict')).toMatchObject({
      thief: 'mila',
      victim: 'noor',
      marked: 'mila',
      deflected: true,
    });
  });

  test('is asked during the conflicts, and everybody else waits', () => {
    const { state } = act(attacked(), reveal);
    expect(offers(state, 'noor')).toEqual([use, holdBack]);
    expect(offers(state, 'mila')).toEqual([]);
    expect(refusal(state, end('juri'))).toEqual(
      refuse('rk.subject.start-of-cycle', 'waiting-for-watchman', { seat: 'noor' }),
    );
  });

  test('need not be used: held back he stays unspent and the owner takes the marker', () => {
    const before = act(attacked(), reveal).state;
    expect(moved(before, act(before, holdBack).state)).toEqual({
      'noor.markers': 1,
      'supply.markers': -1,
    });
  });

  test('is no help to the attacker against the marker that comes back', () => {
    const before = act(attacked({}, {}, { subjects: ['watchman'] }), reveal).state;
    const { state } = act(before, use);
    expect(moved(before, state)).toEqual({
      'mila.markers': 1,
      'noor.spent': 'watchman',
      'supply.markers': -1,
    });
    expect(turnOf(state)).toBe('juri');
  });

  test('answers no conflict of somebody else', () => {
    const { state } = act(attacked({}, {}, { subjects: ['watchman'] }), reveal);
    expect(refusal(state, { ...use, seat: 'mila' })).toEqual(
      refuse('rk.ability.watchman', 'not-this-window', { seat: 'mila' }),
    );
  });

  test('is not asked while he lies under a newer subject', () => {
    const { facts } = act(attacked({ subjects: ['watchman', 'farmer'] }), reveal);
    expect(eventOf(facts, 'unequalConflict')).toMatchObject({ marked: 'noor', deflected: false });
  });

  test('is not asked in a conflict between equal ranks', () => {
    const before = table({
      players: [
        { seat: 'noor', played: 'trader-1', subjects: ['watchman'] },
        { seat: 'mila', played: 'trader-2' },
        { seat: 'juri', played: 'queen' },
      ],
    });
    const { state, facts } = act(before, reveal);
    expect(story(facts)).toEqual([
      'charactersRevealed',
      'conflictsFound',
      'equalConflict',
      'turnStarted',
    ]);
    expect(moved(before, state)).toEqual({
      'noor.markers': 1,
      'mila.markers': 1,
      'supply.markers': -2,
    });
  });

  test('still answers the higher character after a conflict between equal ranks', () => {
    const before = table({
      players: [
        { seat: 'noor', played: 'trader-1', subjects: ['watchman'] },
        { seat: 'mila', played: 'trader-2' },
        { seat: 'juri', played: 'priest' },
      ],
    });
    const { state, facts } = act(before, reveal, use);
    expect(story(facts).slice(2)).toEqual([
      'equalConflict',
      'abilityUsed',
      'unequalConflict',
      'unequalConflict',
      'turnStarted',
    ]);
    expect(moved(before, state)).toEqual({
      'noor.markers': 1,
      'noor.spent': 'watchman',
      'mila.markers': 2,
      'juri.markers': 1,
      'supply.markers': -4,
    });
  });

  test('cannot be used in the own turn', () => {
    const { state } = act(attacked(), reveal, holdBack, end('juri'), end('mila'));
    expect(turnOf(state)).toBe('noor');
    expect(refusal(state, use)).toEqual(
      refuse('rk.ability.watchman', 'only-at-start', { seat: 'noor', subject: 'watchman' }),
    );
  });

  test('is not asked where no marker is left to fend off', () => {
    const { state, facts } = act(attacked({}, { supplyMarkers: 0 }), reveal);
    expect(eventOf(facts, 'unequalConflict')).toMatchObject({ marked: null, deflected: false });
    expect(turnOf(state)).toBe('juri');
  });
});

describe('watchman-theft-stands', () => {
  test('marker-only: the thief takes the marker and still steals', () => {
    const { state } = act(attacked(), reveal, use, end('juri'));
    expect(act(state, steal('mila')).state.stage).toMatchObject({
      pending: [{ kind: 'money', source: 'stolen' }],
    });
  });

  test('theft-too: the conflict in which he is used brings no theft either', () => {
    const { state, facts } = act(
      attacked({}, { rulings: { 'watchman-theft-stands': 'theft-too' } }),
      reveal,
      use,
      end('juri'),
    );
    expect(eventOf(facts, 'unequalConflict')).toMatchObject({
      marked: 'mila',
      theft: false,
      deflected: true,
    });
    expect(refusal(state, steal('mila'))).toEqual(
      refuse('rk.ability.watchman', 'theft-blocked', {
        seat: 'mila',
        other: 'noor',
        by: 'watchman',
      }),
    );
  });

  test('theft-too: held back he stops no theft', () => {
    const { state } = act(
      attacked({}, { rulings: { 'watchman-theft-stands': 'theft-too' } }),
      reveal,
      holdBack,
      end('juri'),
    );
    expect(offers(state, 'mila')).toContainEqual(steal('mila'));
  });

  test('theft-too: he stops the theft also where no marker is left', () => {
    const before = act(
      attacked({}, { supplyMarkers: 0, rulings: { 'watchman-theft-stands': 'theft-too' } }),
      reveal,
    ).state;
    const { state, facts } = act(before, use);
    expect(eventOf(facts, 'unequalConflict')).toMatchObject({
      marked: null,
      theft: false,
      deflected: true,
    });
    expect(moved(before, state)).toEqual({ 'noor.spent': 'watchman' });
  });

  test('theft-too: the other conflict of the same cycle keeps its theft', () => {
    const { state } = act(
      attackedTwice({ rulings: { 'watchman-theft-stands': 'theft-too' } }),
      reveal,
      use,
      end('mila'),
    );
    expect(offers(state, 'juri')).toContainEqual(steal('juri'));
  });
});

describe('watchman-two-conflicts', () => {
  test('one-conflict-owner-picks: used against the first attacker, the second marker stays with the owner', () => {
    const before = act(attackedTwice(), reveal).state;
    const { state } = act(before, use);
    expect(moved(before, state)).toEqual({
      'mila.markers': 1,
      'noor.markers': 1,
      'noor.spent': 'watchman',
      'supply.markers': -2,
    });
  });

  test('one-conflict-owner-picks: held back against the first attacker he is asked again for the second', () => {
    const before = act(
      attackedTwice({ rulings: { 'watchman-two-conflicts': 'one-conflict-owner-picks' } }),
      reveal,
    ).state;
    const { state: between } = act(before, holdBack);
    expect(moved(before, between)).toEqual({ 'noor.markers': 1, 'supply.markers': -1 });
    const { state } = act(between, use);
    expect(moved(between, state)).toEqual({
      'juri.markers': 1,
      'noor.spent': 'watchman',
      'supply.markers': -1,
    });
  });

  test('all-unequal-conflicts: used once he answers both attackers', () => {
    const before = act(
      attackedTwice({ rulings: { 'watchman-two-conflicts': 'all-unequal-conflicts' } }),
      reveal,
    ).state;
    const { state } = act(before, use);
    expect(moved(before, state)).toEqual({
      'mila.markers': 1,
      'juri.markers': 1,
      'noor.spent': 'watchman',
      'supply.markers': -2,
    });
  });

  test('all-unequal-conflicts: a conflict settled before he is used stays settled', () => {
    const before = act(
      attackedTwice({ rulings: { 'watchman-two-conflicts': 'all-unequal-conflicts' } }),
      reveal,
    ).state;
    const { state } = act(before, holdBack, use);
    expect(moved(before, state)).toEqual({
      'noor.markers': 1,
      'juri.markers': 1,
      'noor.spent': 'watchman',
      'supply.markers': -2,
    });
  });

  test('all-unequal-conflicts with theft-too: both thefts are stopped', () => {
    const rulings = {
      'watchman-two-conflicts': 'all-unequal-conflicts',
      'watchman-theft-stands': 'theft-too',
    } as const;
    const { state } = act(attackedTwice({ rulings }), reveal, use);
    expect(state.thefts).toEqual([]);
  });
});

describe('watchman-neutral', () => {
  test('marker-stays-in-supply: against a higher neutral character nobody takes the marker, and he is spent', () => {
    const before = act(withNeutral('trader-1', { neutral: 'courtier' }), reveal).state;
    const { state, facts } = act(before, use);
    expect(moved(before, state)).toEqual({ 'noor.spent': 'watchman' });
    expect(eventOf(facts, 'neutralConflict')).toEqual({
      type: 'neutralConflict',
      seat: 'noor',
      kind: 'higher',
      marked: false,
      deflected: true,
    });
    expect(citesOf(facts, 'neutralConflict')).toEqual([
      'rk.ability.watchman',
      'rk.two.neutral-higher',
    ]);
  });

  test('marker-stays-in-supply: held back, the owner takes the marker', () => {
    const before = act(withNeutral('trader-1', { neutral: 'courtier' }), reveal).state;
    expect(moved(before, act(before, holdBack).state)).toEqual({
      'noor.markers': 1,
      'supply.markers': -1,
    });
  });

  test('no-effect: against the neutral character he is not asked and stays unspent', () => {
    const before = withNeutral('trader-1', {
      neutral: 'courtier',
      rulings: { 'watchman-neutral': 'no-effect' },
    });
    const { state } = act(before, reveal);
    expect(moved(before, state)).toEqual({
      neutral: 'courtier',
      leftovers: state.leftovers,
      'noor.markers': 1,
      'supply.markers': -1,
    });
    expect(turnOf(state)).toBe('mila');
  });

  describe.each(['marker-stays-in-supply', 'no-effect'] as const)('%s', (reading) => {
    test('against a player and the neutral character at once he answers as watchman-two-conflicts says', () => {
      const neutralMarker = (conflicts: 'one-conflict-owner-picks' | 'all-unequal-conflicts') => {
        const before = table({
          players: [
            { seat: 'noor', played: 'trader-1', subjects: ['watchman'] },
            { seat: 'mila', played: 'courtier' },
          ],
          neutral: 'countess',
          rulings: { 'watchman-neutral': reading, 'watchman-two-conflicts': conflicts },
        });
        const { facts } = act(before, reveal, use);
        expect(eventOf(facts, 'unequalConflict')).toMatchObject({
          marked: 'mila',
          deflected: true,
        });
        return eventOf(facts, 'neutralConflict').marked;
      };
      expect(neutralMarker('one-conflict-owner-picks')).toBe(true);
      expect(neutralMarker('all-unequal-conflicts')).toBe(reading === 'no-effect');
    });
  });

  test('he does not help against a neutral character of equal rank', () => {
    const { state, facts } = act(withNeutral('knight', { neutral: 'bursar' }), reveal);
    expect(eventOf(facts, 'neutralConflict')).toMatchObject({
      seat: 'noor',
      kind: 'equal',
      marked: true,
      deflected: false,
    });
    expect(turnOf(state)).toBe('mila');
  });
});
