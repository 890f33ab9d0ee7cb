import { expect, it } from 'vitest';
import { hasActions, turnNumber } from '../../../src/games/nobles-and-glory/turn.ts';
import { actionPhase, dealt } from '../../support/nobles-and-glory.ts';

it('turns have an Action Phase but for the first one of each player (ng.setup.first-turn-skip)', () => {
  expect([-1, 0, 1, 2, 3, 4].map(hasActions)).toEqual([false, false, false, false, true, true]);
});

it('turns are counted from the first, and there is none before it', () => {
  expect(turnNumber(actionPhase('KC 2S', {}))).toBe(5);
  expect(turnNumber(dealt(1).state)).toBe(0);
});
