import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import { transhumance } from '../../../support/nobles-and-glory-actions.ts';
import { act, actionPhase, card, numbers } from '../../../support/nobles-and-glory.ts';

describe('Transhumance (ng.action.eminence.transhumance)', () => {
  const state = actionPhase('KC 2S 3S, QD, JS', { glory: '5H', peasants: '4D', their: '9C 2D' });

  it('turns a Peasant of the other player into Glory, and a Glory Card into a Peasant of one’s own', () => {
    const { players } = act(state, [transhumance('9C', '5H')]).state;
    expect(players[0]).toMatchObject({ glory: numbers('9C'), peasants: numbers('4D 5H') });
    expect(players[1].peasants).toEqual(numbers('2D'));
    expect(players.map(({ court }) => court)).toEqual(state.players.map(({ court }) => court));
  });

  it('takes neither a Peasant of one’s own nor a Subject', () => {
    for (const written of ['4D', '3H'])
      expect(judge(state, transhumance(written, '5H'))).toEqual(
        refuse('ng.action.eminence.transhumance', 'not-peasant', {
          seat: 'mila',
          card: card(written),
        }),
      );
  });
});
