import { expect, it } from 'vitest';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { removeRecovery, done, giveGlory } from '../../../support/nobles-and-glory-actions.ts';
import { dueled, duelling, MILA_LOSES, placed } from '../../../support/nobles-and-glory-duels.ts';
import { act, court } from '../../../support/nobles-and-glory.ts';

it('a Duel waits for a card at a time, then for the loser, and goes back to the Action Phase', () => {
  const cards = placed(MILA_LOSES);
  const waits = [...cards, undefined].map((_, count) => {
    const { state } = act(dueled('', duelling(undefined, { theirGlory: '9H' })).state, [
      ...cards.slice(0, count),
    ]);
    const { name, seats, about } = pending(state)!;
    return [name, seats[0], about!.step].join(' ');
  });
  expect(waits).toEqual([
    'duel mila round-one',
    'duel noor round-one',
    'duel noor up',
    'duel mila down',
    'duel noor down',
    'duel mila up',
    'duel mila penalty',
  ]);
});

it('leaves Recovery Cards that go one by one, in each Migration Phase of their owner', () => {
  const paid = act(dueled(MILA_LOSES, duelling(undefined, { theirGlory: '9H' })).state, [
    giveGlory('9H', 'mila'),
  ]).state;
  const migrating = act(paid, [done, done, done]).state;
  expect(pending(migrating)).toEqual({ name: 'recovery', seats: ['noor'] });
  const { players } = act(migrating, [removeRecovery('9C')]).state;
  expect(players.map((player) => player.court)).toEqual([
    court('KC 2C 4C (4S), QD'),
    court('KS 3S 5D (6S 6H), QH'),
  ]);
});
