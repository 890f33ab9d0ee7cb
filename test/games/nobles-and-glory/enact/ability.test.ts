import { describe, expect, it } from 'vitest';
import {
  judgeNotDiscarded,
  judgeStillInHand,
} from '../../../../src/games/nobles-and-glory/enact/ability.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import { actionPhase, card } from '../../../support/nobles-and-glory.ts';

describe('the card discarded for an Enact', () => {
  const RULE = 'ng.action.enact.horticulture';
  const discarded = { card: card('5H') };

  it('is no card of the hand any more, by the rule that asks for another', () => {
    expect(judgeNotDiscarded(discarded, card('5H'), RULE)).toEqual(
      refuse(RULE, 'discarded-for-enact', { card: card('5H') }),
    );
    expect(judgeNotDiscarded(discarded, card('6H'), RULE)).toBeUndefined();
  });

  it('leaves the other Number Cards of the hand (ng.card.number)', () => {
    const [noor] = actionPhase('KC 2C', { hand: '5H 6H QS' }).players;
    const judged = (written: string) => judgeStillInHand(noor, discarded, card(written), RULE);
    expect(judged('6H')).toBeUndefined();
    expect(judged('5H')?.reason).toBe('discarded-for-enact');
    expect(judged('7H')).toEqual(refuse(RULE, 'not-in-hand', { seat: 'noor', card: card('7H') }));
    expect(judged('QS')).toEqual(refuse('ng.card.number', 'not-number', { card: card('QS') }));
  });
});
