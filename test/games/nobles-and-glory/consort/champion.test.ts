import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import {
  champion,
  replace,
  afterPillage,
  consortUses,
} from '../../../support/nobles-and-glory-actions.ts';
import { act, card, cards, numbers } from '../../../support/nobles-and-glory.ts';

describe('the Consort Ability (ng.action.consort)', () => {
  it('of a Club takes a Club of either Peasant Pile into the hand, over seven too, in sight of all (ng.action.consort.champion)', () => {
    const state = afterPillage('QC', '2S 3S 4S 5S 6S 7S 8S', { peasants: '9C 10D' });
    expect(consortUses(state)).toEqual([champion('9C'), champion('4C')]);
    const after = act(state, [champion('9C')]).state;
    expect(after.players[0]).toMatchObject({
      hand: cards('2S 3S 4S 5S 6S 7S 8S 9C'),
      peasants: numbers('10D'),
    });
    expect(after.known).toEqual({ [card('9C')]: ['mila'] });
    expect(act(state, [champion('4C')]).state.players[1].peasants).toEqual(numbers('9H'));
    expect(judge(state, champion('10D'))).toMatchObject({
      because: 'ng.action.consort.champion',
      reason: 'other-suit',
    });
    expect(judge(state, champion('10C'))).toMatchObject({ reason: 'in-no-peasant-pile' });
    expect(judge(state, replace('9H', '2S'))).toMatchObject({ reason: 'not-this-decision' });
  });
});
