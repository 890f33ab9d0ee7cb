import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { treason } from '../../../support/nobles-and-glory-actions.ts';
import { act, court, numbers, plotting } from '../../../support/nobles-and-glory.ts';

describe('Treason (ng.action.intrigue.treason)', () => {
  it('makes a Subject of the other player a Peasant of theirs', () => {
    const state = plotting('KS 2H 3H, QH, JD', { their: '9D' });
    expect(options(state, 'noor').filter(({ type }) => type === 'treason')).toEqual([
      treason('2H'),
      treason('3H'),
    ]);
    expect(act(state, [treason('2H')]).state.players[1]).toMatchObject({
      court: court('KS 3H, QH, JD'),
      peasants: numbers('9D 2H'),
    });
    expect(judge(state, treason('9D'))).toMatchObject({ because: 'ng.term.subject' });
    expect(judge(plotting('KS 2H, QH, JD', { their: '9D' }), treason('2H'))).toMatchObject({
      because: 'ng.guard.subjects',
    });
  });
});
