import { describe, expect, it } from 'vitest';
import { judgeStaying } from '../../../../src/games/nobles-and-glory/enact/ability.ts';
import { card } from '../../../support/nobles-and-glory.ts';

describe('the card discarded for an Enact', () => {
  const RULE = 'ng.action.enact.horticulture';

  it('is no card of the hand any more, by the rule that asks for another', () => {
    expect(judgeStaying({ card: card('5H') }, card('5H'), RULE)).toEqual({
      because: RULE,
      reason: 'discarded-for-enact',
      particulars: { card: card('5H') },
    });
    expect(judgeStaying({ card: card('5H') }, card('6H'), RULE)).toBeUndefined();
  });
});
