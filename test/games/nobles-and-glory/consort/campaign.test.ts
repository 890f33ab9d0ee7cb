import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import {
  champion,
  replace,
  afterPillage,
  consortUses,
} from '../../../support/nobles-and-glory-actions.ts';
import { act, cards, numbers } from '../../../support/nobles-and-glory.ts';

describe('the Consort Ability (ng.action.consort)', () => {
  it('of a Heart replaces a Peasant of the other player by any Number Card (ng.action.consort.campaign)', () => {
    const state = afterPillage('QH', '2S KD', { mila: 'QS 3H' });
    expect(consortUses(state)).toEqual([replace('9H', '2S'), replace('4C', '2S')]);
    const after = act(state, [replace('9H', '2S')]).state;
    expect(after.players[1].peasants).toEqual(numbers('4C 2S'));
    expect(after.players[0].hand).toEqual(cards('KD'));
    expect(judge(state, replace('6D', '2S'))).toMatchObject({
      because: 'ng.action.consort.campaign',
      reason: 'not-peasant',
    });
    expect(judge(state, champion('4C'))).toMatchObject({ reason: 'not-this-decision' });
  });
});
