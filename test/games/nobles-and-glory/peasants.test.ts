import { expect, it } from 'vitest';
import { isPeasantOf, judgePeasant } from '../../../src/games/nobles-and-glory/peasants.ts';
import { refuse } from '../../../src/games/nobles-and-glory/refuse.ts';
import { actionPhase, card } from '../../support/nobles-and-glory.ts';

it('a Peasant is one of the player whose pile it lies in (ng.term.peasant)', () => {
  const [noor, mila] = actionPhase('KC 8C', { peasants: '9D', their: '4S' }).players;
  expect([noor, mila].map((player) => isPeasantOf(player, card('4S')))).toEqual([false, true]);
  expect(judgePeasant(noor, card('9D'), 'ng.action.eminence.levy')).toBeUndefined();
  expect(judgePeasant(noor, card('4S'), 'ng.action.eminence.levy')).toEqual(
    refuse('ng.action.eminence.levy', 'not-peasant', { seat: 'noor', card: card('4S') }),
  );
});
