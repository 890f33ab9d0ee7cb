import { describe, expect, it } from 'vitest';
import { judgeHands, judgeNumberCard } from '../../../src/games/nobles-and-glory/hands.ts';
import { refuse } from '../../../src/games/nobles-and-glory/refuse.ts';
import { polityTable } from '../../support/nobles-and-glory-polities.ts';

const RULE = 'ng.action.polity.condition';
const [noor, mila] = polityTable().players;

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
