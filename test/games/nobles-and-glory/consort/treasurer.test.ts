import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import { replace, afterPillage, consortUses } from '../../../support/nobles-and-glory-actions.ts';

describe('the Consort Ability (ng.action.consort)', () => {
  it('of a Diamond replaces a Subject by a higher one (ng.action.consort.treasurer)', () => {
    const state = afterPillage('QD 4H', '2H 5H 4D 9D');
    expect(consortUses(state)).toEqual([replace('6D', '9D'), replace('4H', '5H')]);
    expect(judge(state, replace('6D', '4D'))).toMatchObject({
      because: 'ng.action.consort.treasurer',
      reason: 'not-higher',
    });
  });
});
