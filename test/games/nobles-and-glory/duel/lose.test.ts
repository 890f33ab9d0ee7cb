import { expect, it } from 'vitest';
import { act, card } from '../../../support/nobles-and-glory.ts';
import { dueled, duelling, MILA_LOSES, yields } from '../../../support/nobles-and-glory-duels.ts';

/** What happens to a Duel from the last of these cards on, as far as it is lost. */
const lost = ({ facts }: ReturnType<typeof act>) =>
  facts
    .filter(({ event }) => event.type === 'duelLost' || event.type === 'duelCardRevealed')
    .map(({ event, cites }) => [event, cites]);

it('a lower total loses, and what lies face down is turned over first (ng.action.duel.result)', () => {
  expect(lost(dueled(MILA_LOSES)).at(-1)).toEqual([
    { type: 'duelLost', seat: 'mila', by: 'lower' },
    ['ng.action.duel.result'],
  ]);
});

it('whoever yields loses, and the cards of both are turned over (ng.action.duel.yield)', () => {
  const { state } = dueled('m10C n8H n4S m6H n9C');
  expect(lost(act(state, [yields]))).toEqual([
    [{ type: 'duelCardRevealed', seat: 'noor', card: card('9C') }, ['ng.action.duel.yield']],
    [{ type: 'duelCardRevealed', seat: 'mila', card: card('6H') }, ['ng.action.duel.yield']],
    [{ type: 'duelLost', seat: 'mila', by: 'yield' }, ['ng.action.duel.yield']],
  ]);
});

it('so does whoever has no Number Card to place (ng.action.duel.no-card)', () => {
  const bare = duelling(undefined, { theirHand: 'KD QC QS JS joker-1' });
  expect(lost(dueled('', bare))).toEqual([
    [{ type: 'duelLost', seat: 'mila', by: 'no-card' }, ['ng.action.duel.no-card']],
  ]);
});
