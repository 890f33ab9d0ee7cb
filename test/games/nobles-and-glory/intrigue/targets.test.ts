import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import type { Readings } from '../../../../src/games/nobles-and-glory/rulings.ts';
import { done, scandal } from '../../../support/nobles-and-glory-actions.ts';
import { cards, phaseOf } from '../../../support/nobles-and-glory.ts';

/** Noor’s Action Phase against a kingdom of Mila’s. */
const against = (
  mila: string,
  peasants = '',
  rulings: Partial<Readings> = {},
  noor = 'KC 7C 8C 9C, QC',
  glory = '',
) =>
  phaseOf(
    'action',
    noor,
    mila,
    { mila: { peasants: cards(peasants), glory: cards(glory) } },
    { rulings },
  );

describe('a plot', () => {
  it('leaves the last Subject alone (ng.guard.subjects)', () => {
    expect(judge(against('KS 2H', '9D'), scandal('2H'))).toMatchObject({
      because: 'ng.guard.subjects',
      reason: 'last-subject',
    });
    expect(options(against('KS 2H', '9D'), 'noor')).toEqual([scandal('9D'), done]);
  });
});
