import { describe, expect, test } from 'vitest';
import { ABILITIES } from '../../../../src/games/rival-kings/abilities/all.ts';
import { SUBJECTS } from '../../../../src/games/rival-kings/cards.ts';

describe('Abilities', () => {
  test('every kind of subject has exactly one, in printed order', () => {
    expect(Object.keys(ABILITIES)).toEqual([...SUBJECTS]);
  });

  test.each(SUBJECTS)('the ability of the %s stands under the rule of the same name', (subject) => {
    expect(ABILITIES[subject].rule).toBe(`rk.ability.${subject}`);
  });
});
