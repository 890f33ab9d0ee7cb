import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import {
  champion,
  replace,
  afterPillage,
  consortUses,
} from '../../../support/nobles-and-glory-actions.ts';
import { act, cards, court } from '../../../support/nobles-and-glory.ts';

describe('the Consort Ability (ng.action.consort)', () => {
  it('of a Spade replaces a Subject by a lower one (ng.action.consort.reap)', () => {
    const state = afterPillage('QS 4H', '2H 5H 4D KD');
    expect(consortUses(state)).toEqual([replace('6D', '4D'), replace('4H', '2H')]);
    const after = act(state, [replace('4H', '2H')]).state;
    expect(after.players[0]).toMatchObject({
      court: court('KC 5C 6D, QS 2H'),
      hand: cards('5H 4D KD'),
    });
    expect(judge(state, replace('9S', '2H'))).toMatchObject({ because: 'ng.term.subject' });
    expect(judge(state, champion('4C'))).toMatchObject({
      because: 'ng.action.consort.reap',
      reason: 'not-this-decision',
    });
  });
});
