import { describe, expect, it } from 'vitest';
import { FAMILIES, familyOf } from '../../../../src/games/nobles-and-glory/families/all.ts';
import { done, regnant, scandal } from '../../../support/nobles-and-glory-actions.ts';

describe('the Actions of an Action Phase (ng.action.list)', () => {
  it('have each type of action once', () => {
    const types = FAMILIES.flatMap((family) => family.types);
    expect(new Set(types).size).toBe(types.length);
  });

  it('are found by what is done', () => {
    expect(familyOf(scandal('2D'))?.types).toContain('treason');
    expect(familyOf(regnant('8C', '5C', '4D'))?.types).toEqual(['regnant']);
    expect(familyOf(done)).toBeUndefined();
  });
});
