import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import { ascendancy } from '../../../../src/games/nobles-and-glory/ascendancy/all.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import { herald, usesOf } from '../../../support/nobles-and-glory-actions.ts';
import { act, actionPhase, card, court, numbers } from '../../../support/nobles-and-glory.ts';

describe('Herald (ng.action.ascendancy.herald)', () => {
  it('makes a Subject of one’s own a Peasant', () => {
    const state = actionPhase('KC 8S 5H', { hand: '4H', peasants: '9D' });
    expect(act(state, [herald('4H', '8S')]).state.players[0]).toMatchObject({
      court: court('KC 5H'),
      peasants: numbers('9D 8S'),
      hand: [],
    });
  });

  it('leaves the last Subject alone (ng.guard.subjects)', () => {
    const state = actionPhase('KC 8S', { hand: '4H' });
    expect(judge(state, herald('4H', '8S'))).toEqual(
      refuse('ng.guard.subjects', 'last-subject', { seat: 'noor' }),
    );
    expect(usesOf(ascendancy, state)).toEqual([]);
  });

  it('takes no Subject of the other player', () => {
    const state = actionPhase('KC 8S 3D', { hand: '4H' });
    expect(judge(state, herald('4H', '3H'))).toEqual(
      refuse('ng.term.subject', 'not-subject', { seat: 'noor', card: card('3H') }),
    );
  });
});
