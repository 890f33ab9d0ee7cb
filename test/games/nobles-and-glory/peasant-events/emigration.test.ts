import { describe, expect, it } from 'vitest';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { discardPeasant, done } from '../../../support/nobles-and-glory-actions.ts';
import { act, numbers, peasantPhase } from '../../../support/nobles-and-glory.ts';

describe('Emigration', () => {
  it('discards a Peasant with all four suits (ng.turn.peasant.emigration)', () => {
    const state = act(peasantPhase('KC 9S 3C 4H 2D, QS', '3D 5C 6C 7C 8C 9C'), [done]).state;
    expect(pending(state)?.about).toEqual({ event: 'emigration', step: 'discard-peasant' });
    const after = act(state, [discardPeasant('7C')]);
    expect(after.state.players[0].peasants).toEqual(numbers('3D 5C 6C 8C 9C'));
    expect(pending(after.state)?.name).toBe('action');
    expect(
      pending(act(peasantPhase('KC 9S 3C 4H, QS', '3D 5C 6C 7C'), [done]).state)?.about,
    ).toEqual({
      event: 'poverty',
      step: 'serf',
    });
  });
});
