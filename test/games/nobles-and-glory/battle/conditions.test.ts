import { expect, it } from 'vitest';
import {
  judgeSpades,
  judgeTargets,
} from '../../../../src/games/nobles-and-glory/battle/conditions.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import { actionPhase, number } from '../../../support/nobles-and-glory.ts';

it('a Battle takes two Spade Subjects (ng.action.battle)', () => {
  expect(judgeSpades(actionPhase('KS 2S, QD 3S', { mila: 'KH 9C' }).players[0])).toBeUndefined();
  expect(judgeSpades(actionPhase('KS 2S 3H', { armies: '4S', mila: 'KH 9C' }).players[0])).toEqual(
    refuse('ng.action.battle', 'too-few-subjects', { suit: 'spade', count: 1, needed: 2 }),
  );
});

it('where nobody defends, there is a card to take (ng.action.battle.undefended)', () => {
  const { players } = actionPhase('KS 2S 3S', { mila: 'KH 9C 9D' });
  expect(judgeTargets(...players, number('9H'))).toBeUndefined();
  expect(judgeTargets(...players, number('8H'))).toEqual(
    refuse('ng.action.battle.undefended', 'nothing-to-take', {
      seat: 'mila',
      card: number('8H'),
    }),
  );
});
