import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import { treaty } from '../../../../src/games/nobles-and-glory/treaties/lay.ts';
import { layTreaty, usesOf } from '../../../support/nobles-and-glory-actions.ts';
import { act, actionPhase, card, cards } from '../../../support/nobles-and-glory.ts';

const TWO = 'KC 2D 6D 5C';

describe('a Treaty (ng.action.treaty)', () => {
  const state = actionPhase(TWO, { hand: '7C AS JD joker-1' });
  const after = act(state, [layTreaty('7C')]);

  it('is any Number Card of the hand, laid on the other kingdom', () => {
    expect(usesOf(treaty, state)).toEqual(['7C', 'AS'].map(layTreaty));
    const [noor, mila] = after.state.players;
    expect(noor).toEqual({ ...state.players[0], hand: cards('AS JD joker-1') });
    expect(mila).toEqual({
      ...state.players[1],
      treaty: { card: card('7C'), kind: 'treaty', laid: 5 },
    });
    expect(after.facts).toEqual([
      {
        event: { type: 'actionUsed', seat: 'noor', action: 'treaty' },
        cites: ['ng.action.treaty'],
      },
      {
        event: { type: 'treatyLaid', seat: 'noor', to: 'mila', card: card('7C') },
        cites: ['ng.action.treaty', 'ng.action.treaty.effect'],
      },
    ]);
  });

  it('lies on a Court Jester as well', () => {
    const jester = actionPhase(TWO, { hand: '7C', theirJester: 'joker-2' });
    expect(act(jester, [layTreaty('7C')]).state.players[1]).toMatchObject({
      jester: 'joker-2',
      treaty: { card: card('7C') },
    });
  });

  it('is laid once in a phase (ng.action.once-each)', () => {
    expect(usesOf(treaty, after.state)).toEqual([]);
    expect(judge(after.state, layTreaty('AS'))).toEqual({
      because: 'ng.action.once-each',
      reason: 'action-used',
      particulars: { action: 'treaty' },
    });
  });

  it('needs two Diamond Subjects', () => {
    expect(judge(actionPhase('KD 2D 5C', { hand: '7C' }), layTreaty('7C'))).toEqual({
      because: 'ng.action.treaty',
      reason: 'too-few-subjects',
      particulars: { suit: 'diamond', count: 1, needed: 2 },
    });
  });

  it('is laid on no other Treaty (treaty-one-at-a-time)', () => {
    expect(judge(actionPhase(TWO, { hand: '7C', theirFeast: '4S' }), layTreaty('7C'))).toEqual({
      because: 'ng.action.treaty',
      reason: 'treaty-there',
      particulars: { seat: 'mila' },
    });
    const under = actionPhase(TWO, { hand: '7C', treaty: '4S' });
    expect(judge(under, layTreaty('7C'))).toBeUndefined();
  });

  it('is refused with another card, and to whoever is not asked', () => {
    expect(judge(state, layTreaty('8C'))).toEqual({
      because: 'ng.action.treaty',
      reason: 'not-in-hand',
      particulars: { seat: 'noor', card: card('8C') },
    });
    expect(judge(state, layTreaty('JD'))).toEqual({
      because: 'ng.card.number',
      reason: 'not-number',
      particulars: { card: card('JD') },
    });
    expect(judge(state, { ...layTreaty('7C'), seat: 'mila' })).toMatchObject({
      reason: 'not-your-decision',
    });
  });
});
