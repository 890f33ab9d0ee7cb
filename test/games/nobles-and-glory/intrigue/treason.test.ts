import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import type { Readings } from '../../../../src/games/nobles-and-glory/rulings.ts';
import { treason } from '../../../support/nobles-and-glory-actions.ts';
import { act, cards, court, numbers, phaseOf } from '../../../support/nobles-and-glory.ts';

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

describe('Treason (ng.action.intrigue.treason)', () => {
  it('makes a Subject of the other player a Peasant of theirs', () => {
    const state = against('KS 2H 3H, QH, JD', '9D');
    expect(options(state, 'noor').filter(({ type }) => type === 'treason')).toEqual([
      treason('2H'),
      treason('3H'),
    ]);
    expect(act(state, [treason('2H')]).state.players[1]).toMatchObject({
      court: court('KS 3H, QH, JD'),
      peasants: numbers('9D 2H'),
    });
    expect(judge(state, treason('9D'))).toMatchObject({ because: 'ng.term.subject' });
    expect(judge(against('KS 2H, QH, JD', '9D'), treason('2H'))).toMatchObject({
      because: 'ng.guard.subjects',
    });
  });
});
