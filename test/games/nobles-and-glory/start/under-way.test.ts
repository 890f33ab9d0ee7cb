import { describe, expect, it } from 'vitest';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import {
  checkOneUnderWay,
  withUnderWay,
} from '../../../../src/games/nobles-and-glory/start/under-way.ts';
import { acting, card, number } from '../../../support/nobles-and-glory.ts';

describe('an Action under way', () => {
  const polity = { prize: card('6H') };
  const battle = { card: card('9S') };
  const duel = { card: card('KC'), royal: card('KS') };

  it('is one at most (ng.action.any-number)', () => {
    for (const one of [{}, { polity }, { battle }, { duel }])
      expect(checkOneUnderWay({ players: [], ...one })).toBeUndefined();
    for (const two of [
      { polity, battle },
      { polity, duel },
      { battle, duel },
    ])
      expect(checkOneUnderWay({ players: [], ...two })).toEqual(
        refuse('ng.action.any-number', 'two-under-way'),
      );
  });

  it('has been used in the Action Phase beneath it (ng.action.once-each)', () => {
    const state = acting('KC 2C', 'QH 3H');
    const process = { type: 'battle', seat: 'mila', step: 'defence', card: number('9S') } as const;
    const [turn] = state.stack;
    expect(withUnderWay(state, process)).toEqual({
      ...state,
      stack: [turn, { type: 'action', seat: 'noor', used: ['battle'] }, process],
    });
  });
});
