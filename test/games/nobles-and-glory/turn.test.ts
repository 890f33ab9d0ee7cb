import { expect, it } from 'vitest';
import { turnNumber } from '../../../src/games/nobles-and-glory/turn.ts';
import { actionPhase, dealt } from '../../support/nobles-and-glory.ts';

it('turns are counted from the first, and there is none before it', () => {
  expect(turnNumber(actionPhase('KC 2S', {}))).toBe(5);
  expect(turnNumber(dealt(1).state)).toBe(0);
});
