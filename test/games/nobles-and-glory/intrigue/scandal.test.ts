import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { done, scandal } from '../../../support/nobles-and-glory-actions.ts';
import { act, court, numbers, plotting } from '../../../support/nobles-and-glory.ts';

describe('Scandal (ng.action.intrigue.scandal)', () => {
  it('makes a Subject or a Peasant of the other player their Glory', () => {
    const state = plotting('KS 2H 3H', { their: '9D 8D' });
    expect(options(state, 'noor')).toEqual([
      scandal('2H'),
      scandal('3H'),
      scandal('9D'),
      scandal('8D'),
      done,
    ]);
    expect(act(state, [scandal('2H')]).state.players[1]).toMatchObject({
      court: court('KS 3H'),
      glory: numbers('2H'),
      peasants: numbers('9D 8D'),
    });
    const { state: after, facts } = act(state, [scandal('9D')]);
    expect(after.players[1]).toMatchObject({
      court: court('KS 2H 3H'),
      glory: numbers('9D'),
      peasants: numbers('8D'),
    });
    expect(facts.map(({ event, cites }) => [event.type, ...cites])).toEqual([
      ['actionUsed', 'ng.action.intrigue', 'ng.action.intrigue.scandal'],
      ['scandalMade', 'ng.action.intrigue.scandal'],
    ]);
    expect(judge(state, scandal('7C'))).toMatchObject({
      reason: 'not-in-population',
      particulars: { seat: 'mila' },
    });
  });
});
