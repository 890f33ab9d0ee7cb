import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../../src/engine/types.ts';
import { refuse } from '../../../../src/games/rival-kings/refuse.ts';
import {
  act,
  citesOf,
  eventOf,
  moved,
  noorsTurn,
  offers,
  refusal,
  story,
  table,
  turnOf,
} from '../../../support/rival-kings.ts';

const holdBack = (seat: Seat) => ({ type: 'hold-back', seat }) as const;
const reveal = { type: 'reveal', seat: 'noor' } as const;

/** Noor's Trader (F) is attacked by mila's Courtier (C) and has the given subject for it. */
const asked = (subject: 'gardener' | 'watchman') =>
  act(
    table({
      players: [
        { seat: 'noor', played: 'trader-1', subjects: [subject] },
        { seat: 'mila', played: 'courtier' },
        { seat: 'juri', played: 'queen' },
      ],
      piles: { 'subject-1': { cards: ['jailer'] } },
    }),
    reveal,
  ).state;

describe('Holding back', () => {
  test('leaves the Gardener unspent and the characters where they are; the conflicts follow', () => {
    const before = asked('gardener');
    const { state, facts } = act(before, holdBack('noor'));
    expect(story(facts)).toEqual([
      'abilityHeldBack',
      'conflictsFound',
      'unequalConflict',
      'turnStarted',
    ]);
    expect(eventOf(facts, 'abilityHeldBack')).toEqual({
      type: 'abilityHeldBack',
      seat: 'noor',
      subject: 'gardener',
    });
    expect(citesOf(facts, 'abilityHeldBack')).toEqual(['rk.subject.start-of-cycle']);
    expect(moved(before, state)).toEqual({ 'noor.markers': 1, 'supply.markers': -1 });
  });

  test('leaves the Watchman unspent; the owner takes the marker of the conflict', () => {
    const before = asked('watchman');
    const { state, facts } = act(before, holdBack('noor'));
    expect(story(facts)).toEqual(['abilityHeldBack', 'unequalConflict', 'turnStarted']);
    expect(eventOf(facts, 'abilityHeldBack')).toEqual({
      type: 'abilityHeldBack',
      seat: 'noor',
      subject: 'watchman',
    });
    expect(citesOf(facts, 'abilityHeldBack')).toEqual(['rk.subject.start-of-cycle']);
    expect(moved(before, state)).toEqual({ 'noor.markers': 1, 'supply.markers': -1 });
  });

  test.each(['gardener', 'watchman'] as const)(
    'the %s saves the ability of the cycle for a subject recruited later',
    (subject) => {
      const { state } = act(
        asked(subject),
        holdBack('noor'),
        { type: 'end', seat: 'juri' },
        { type: 'end', seat: 'mila' },
        { type: 'recruit', seat: 'noor', pile: 'subject-1' },
      );
      expect(offers(state, 'noor')).toContainEqual({
        type: 'ability',
        seat: 'noor',
        subject: 'jailer',
      });
    },
  );

  test('belongs to the player who is asked', () => {
    for (const state of [asked('gardener'), asked('watchman')]) {
      expect(offers(state, 'noor')).toContainEqual(holdBack('noor'));
      expect(refusal(state, holdBack('mila'))).toEqual(
        refuse('rk.subject.start-of-cycle', 'nothing-to-hold-back', { seat: 'mila' }),
      );
    }
  });

  test('is possible only while a Gardener or a Watchman is asked', () => {
    const nothing = refuse('rk.subject.start-of-cycle', 'nothing-to-hold-back', { seat: 'noor' });
    expect(refusal(noorsTurn({ subjects: ['watchman'] }), holdBack('noor'))).toEqual(nothing);
    const choosing = table({
      players: [{ seat: 'noor', subjects: ['gardener'] }, { seat: 'mila' }],
    });
    expect(refusal(choosing, holdBack('noor'))).toEqual(nothing);
  });

  test('passes the question on to the next Gardener, then to a Watchman', () => {
    const before = table({
      players: [
        { seat: 'noor', played: 'courtier', subjects: ['gardener'] },
        { seat: 'mila', played: 'queen', subjects: ['gardener'] },
        { seat: 'juri', played: 'trader-1', subjects: ['watchman'] },
      ],
    });
    const first = act(before, reveal, holdBack('mila')).state;
    expect(offers(first, 'noor')).toContainEqual(holdBack('noor'));
    const second = act(first, holdBack('noor')).state;
    expect(offers(second, 'juri')).toContainEqual(holdBack('juri'));
    expect(turnOf(act(second, holdBack('juri')).state)).toBe('mila');
  });
});
