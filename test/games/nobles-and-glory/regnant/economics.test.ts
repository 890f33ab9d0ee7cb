import { describe, expect, it } from 'vitest';
import { options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { regnant } from '../../../support/nobles-and-glory-actions.ts';
import { act, court, numbers, actionPhase } from '../../../support/nobles-and-glory.ts';

const abilities = (state: ReturnType<typeof actionPhase>) =>
  options(state, 'noor').filter(({ type }) => type === 'regnant');

describe('Economics, of a Diamond Regnant (ng.action.regnant.economics)', () => {
  it('replaces a Subject by a lower one of its suit and makes a lower Diamond Glory, not the same card', () => {
    const state = actionPhase('KD 9D 7H', { hand: '5D 3D 6H', their: '2D' });
    expect(abilities(state)).toEqual([
      regnant('9D', '5D', '3D'),
      regnant('9D', '3D', '5D'),
      regnant('7H', '6H', '5D'),
      regnant('7H', '6H', '3D'),
    ]);
    expect(act(state, [regnant('7H', '6H', '5D')]).state.players[0]).toMatchObject({
      court: court('KD 9D 6H'),
      glory: numbers('5D'),
    });
  });
});
