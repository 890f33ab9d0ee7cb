import { describe, expect, it } from 'vitest';
import { assassination } from '../../../../src/games/nobles-and-glory/assassination/all.ts';
import { assassinate, killJester, usesOf } from '../../../support/nobles-and-glory-actions.ts';
import { actionPhase } from '../../../support/nobles-and-glory.ts';

const NOOR = 'KC 2C, QD 3D, JH 4H';

describe('an Assassin', () => {
  it('may strike any Royal Card or Court Jester one can point at, legal or not', () => {
    const state = actionPhase(NOOR, { hand: 'AC 9C', mila: 'KS 5C, JC', theirJester: 'joker-2' });
    expect(assassination.candidates(state, 'noor')).toEqual([
      ...['KC', 'QD', 'JH', 'KS', 'JC'].map((royal) => assassinate('AC', royal)),
      killJester('AC', 'joker-2'),
    ]);
    expect(usesOf(assassination, state)).toEqual([killJester('AC', 'joker-2')]);
  });

  it('is an Ace: without one there is nothing to think of', () => {
    const state = actionPhase(NOOR, { hand: '9C', mila: 'KS 5C, JC' });
    expect(assassination.candidates(state, 'noor')).toEqual([]);
  });
});
