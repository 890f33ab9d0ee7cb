import { describe, expect, test } from 'vitest';
import {
  CARD_ACTIONS,
  isCardAction,
  sameTarget,
  targetOf,
} from '../../../../src/games/rival-kings/card-actions/all.ts';
import { ACTION_KINDS } from '../../../../src/games/rival-kings/characters.ts';

describe('The five actions', () => {
  test('each have their rules', () => {
    expect(Object.keys(CARD_ACTIONS)).toEqual([...ACTION_KINDS]);
  });

  test('are told from all other moves', () => {
    expect(isCardAction({ type: 'pass', seat: 'noor', to: 'mila' })).toBe(true);
    expect(isCardAction({ type: 'end', seat: 'noor' })).toBe(false);
    expect(isCardAction({ type: 'ability', seat: 'noor', subject: 'jailer' })).toBe(false);
  });

  test('aim at a pile, at a player or at nothing', () => {
    expect(targetOf({ type: 'money', seat: 'noor', pile: 'subject-1' })).toEqual({
      pile: 'subject-1',
    });
    expect(targetOf({ type: 'pass', seat: 'noor', to: 'mila' })).toEqual({ to: 'mila' });
    expect(targetOf({ type: 'settle', seat: 'noor' })).toEqual({});
  });

  test('aim at the same where pile and receiver agree', () => {
    expect(sameTarget({ pile: 'subject-1' }, { pile: 'subject-1' })).toBe(true);
    expect(sameTarget({ pile: 'subject-1' }, { pile: 'subject-2' })).toBe(false);
    expect(sameTarget({ to: 'mila' }, { to: 'juri' })).toBe(false);
    expect(sameTarget({}, {})).toBe(true);
  });
});
