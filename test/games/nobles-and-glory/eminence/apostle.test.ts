import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import { eminence } from '../../../../src/games/nobles-and-glory/eminence/all.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import { apostle, usesOf } from '../../../support/nobles-and-glory-actions.ts';
import { act, actionPhase, card, court, numbers } from '../../../support/nobles-and-glory.ts';

describe('Apostle (ng.action.eminence.apostle)', () => {
  const state = actionPhase('KC 2H 4H, QS, JH', { glory: '5D', their: '9C', mila: 'QD 3D' });

  it('turns a Subject of one’s own into Glory, and a Glory Card into a Peasant of the other player', () => {
    expect(usesOf(eminence, state)).toEqual([apostle('2H', '5D'), apostle('4H', '5D')]);
    const {
      state: { players },
      facts,
    } = act(state, [apostle('2H', '5D')]);
    expect(facts.at(-1)).toEqual({
      event: { type: 'gloryGiven', seat: 'noor', to: 'mila', card: card('5D'), royal: null },
      cites: ['ng.action.eminence.apostle'],
    });
    expect(players[0]).toMatchObject({
      court: court('KC 4H, QS, JH'),
      glory: numbers('2H'),
      peasants: [],
    });
    expect(players[1].peasants).toEqual(numbers('9C 5D'));
  });

  it('takes no Subject of the other player', () => {
    expect(judge(state, apostle('3D', '5D'))).toEqual(
      refuse('ng.term.subject', 'not-subject', { seat: 'noor', card: card('3D') }),
    );
  });
});
