import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { insurrection } from '../../../support/nobles-and-glory-actions.ts';
import { act, court, numbers, plotting } from '../../../support/nobles-and-glory.ts';

describe('Insurrection (ng.action.intrigue.insurrection)', () => {
  const state = plotting('KS 2C 5C, QD, JH', { their: '9D' }, 'KH 2H 3H 4H 5H, QH');

  it('takes a Subject or a Peasant to a space, without Equipoise, or to the Peasants', () => {
    expect(options(state, 'noor').filter(({ type }) => type === 'insurrection')).toEqual([
      insurrection('2C', 'QH'),
      insurrection('2C', null),
      insurrection('5C', 'QH'),
      insurrection('5C', null),
      insurrection('9D', 'QH'),
      insurrection('9D', null),
    ]);
    const subject = act(state, [insurrection('2C', 'QH')]).state;
    expect(subject.players.map((player) => player.court)).toEqual([
      court('KH 2H 3H 4H 5H, QH 2C'),
      court('KS 5C, QD, JH'),
    ]);
    expect(act(state, [insurrection('2C', null)]).state.players[0].peasants).toEqual(numbers('2C'));
    const raised = act(state, [insurrection('9D', 'QH')]).state;
    expect(raised.players).toMatchObject([
      { court: court('KH 2H 3H 4H 5H, QH 9D'), peasants: [] },
      { peasants: [] },
    ]);
    expect(act(state, [insurrection('9D', null)]).state.players[0].peasants).toEqual(numbers('9D'));
  });

  it('wants a space, and a Royal Card that is there', () => {
    expect(judge(state, insurrection('2C', 'KH'))).toMatchObject({
      because: 'ng.capacity.king-consort',
      reason: 'row-full',
    });
    expect(judge(state, insurrection('2C', 'QD'))).toMatchObject({ reason: 'no-such-royal' });
    expect(judge(state, insurrection('3H', null))).toMatchObject({
      because: 'ng.action.intrigue.insurrection',
    });
  });
});
