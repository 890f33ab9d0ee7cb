import { expect, it } from 'vitest';
import { recoveryEvents } from '../../../../src/games/nobles-and-glory/events/recovery.ts';
import { topOf } from '../../../../src/games/nobles-and-glory/stack.ts';
import { card, court, number, phaseOf, royal } from '../../../support/nobles-and-glory.ts';

it('a Recovery Card that is removed goes to the Discard Pile, and the next Royal Card is left', () => {
  const begun = phaseOf('migration', 'KC 2S (4S 9C), QD (3H 8D)', 'QH 3S');
  const removed = recoveryEvents.recoveryRemoved(begun, {
    type: 'recoveryRemoved',
    seat: 'noor',
    card: number('9C'),
    royal: royal('KC'),
  });
  expect(removed.players[0].court).toEqual(court('KC 2S (4S), QD (3H 8D)'));
  expect(removed.discardPile[0]).toBe(card('9C'));
  expect(topOf(removed)).toEqual({ type: 'recovery', seat: 'noor', left: [royal('QD')] });
});
