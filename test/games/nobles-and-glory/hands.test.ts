import { describe, expect, it } from 'vitest';
import {
  judgeHands,
  judgeInHand,
  judgeNumberCard,
  judgeNumberInHand,
} from '../../../src/games/nobles-and-glory/hands.ts';
import { refuse } from '../../../src/games/nobles-and-glory/refuse.ts';
import { polityTable } from '../../support/nobles-and-glory-polities.ts';
import { card } from '../../support/nobles-and-glory.ts';

const RULE = 'ng.action.polity.condition';
const [noor, mila] = polityTable().players;

describe('a card of the hand', () => {
  it('lies in it, whatever it is', () => {
    expect(judgeInHand(noor, card('KC'), RULE)).toBeUndefined();
    expect(judgeInHand(noor, card('7C'), RULE)).toEqual(
      refuse(RULE, 'not-in-hand', { seat: 'noor', card: card('7C') }),
    );
  });

  it('is a Number Card where another will not do (ng.card.number)', () => {
    expect(judgeNumberInHand(noor, card('5H'), RULE)).toBeUndefined();
    expect(judgeNumberInHand(noor, card('7C'), RULE)).toEqual(judgeInHand(noor, card('7C'), RULE));
    expect(judgeNumberInHand(noor, card('KC'), RULE)).toEqual(
      refuse('ng.card.number', 'not-number', { card: card('KC') }),
    );
  });
});

describe('what Polity and a Duel take in the hands', () => {
  it('is five cards in each, but for those that have been played', () => {
    expect(judgeHands([noor, mila], RULE)).toBeUndefined();
    const less = { ...noor, hand: noor.hand.slice(1) };
    expect(judgeHands([less, mila], RULE)).toEqual(
      refuse(RULE, 'hand-too-small', { seat: 'noor', count: 4, needed: 5 }),
    );
    expect(judgeHands([less, mila], RULE, [1, 0])).toBeUndefined();
    expect(judgeHands([less, mila], RULE, [0, 1])).toMatchObject({ particulars: { needed: 5 } });
  });

  it('is a Number Card to begin with (ng.action.completable)', () => {
    expect(judgeNumberCard(noor)).toBeUndefined();
    expect(judgeNumberCard({ ...noor, hand: ['club-king'] })).toEqual(
      refuse('ng.action.completable', 'no-number-card', { seat: 'noor' }),
    );
  });
});
