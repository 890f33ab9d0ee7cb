import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import { decree } from '../../../../src/games/nobles-and-glory/decree/place.ts';
import { scored } from '../../../../src/games/nobles-and-glory/scoring/score-game.ts';
import { view } from '../../../../src/games/nobles-and-glory/view.ts';
import { layDecree, usesOf } from '../../../support/nobles-and-glory-actions.ts';
import { act, actionPhase, card, cards } from '../../../support/nobles-and-glory.ts';

describe('a Decree (ng.action.decree.place)', () => {
  const state = actionPhase('KC 2S', { hand: '6H 9D 5C', glory: '9H' });
  const after = act(state, [layDecree('6H')]);

  it('is a Number Card of the hand, and both players may look at it (ng.action.decree.open)', () => {
    const [noor, mila] = after.state.players;
    expect(noor).toEqual({
      ...state.players[0],
      hand: cards('9D 5C'),
      decree: { card: card('6H'), progress: [] },
    });
    expect(mila).toEqual(state.players[1]);
    expect(view(after.state, 'mila').players[0]?.decree).toEqual(noor.decree);
    expect(after.facts).toEqual([
      {
        event: { type: 'actionUsed', seat: 'noor', action: 'decree' },
        cites: ['ng.action.decree.place'],
      },
      {
        event: { type: 'decreePlaced', seat: 'noor', card: card('6H') },
        cites: ['ng.action.decree.place', 'ng.action.decree.open', 'ng.action.decree.goal'],
      },
    ]);
  });

  it('takes its value from the total of its owner in the end (ng.action.decree.penalty)', () => {
    expect(scored(after.state).scores[0]).toMatchObject({ glory: 9, decree: -6, total: 3 });
    expect(scored(state).scores[0]).toMatchObject({ glory: 9, decree: 0, total: 9 });
  });

  it('is laid once in a phase (ng.action.once-each)', () => {
    expect(usesOf(decree, after.state)).toEqual([]);
    expect(judge(after.state, layDecree('5C'))).toEqual({
      because: 'ng.action.once-each',
      reason: 'decree-laid',
      particulars: { seat: 'noor' },
    });
  });

  it('is the only one until it is fulfilled (ng.action.decree.one)', () => {
    const lying = actionPhase('KC 2S', { hand: '5C', decree: '4D 9D' });
    expect(usesOf(decree, lying)).toEqual([]);
    expect(judge(lying, layDecree('5C'))).toEqual({
      because: 'ng.action.decree.one',
      reason: 'decree-active',
      particulars: { seat: 'noor' },
    });
  });

  it('has a value of six or less, and is a Number Card of the hand (ng.card.number)', () => {
    const holding = actionPhase('KC 2S', { hand: 'AS 6H 7C KD joker-1' });
    expect(usesOf(decree, holding)).toEqual([layDecree('AS'), layDecree('6H')]);
    expect(judge(holding, layDecree('7C'))).toEqual({
      because: 'ng.action.decree.place',
      reason: 'decree-too-high',
      particulars: { card: card('7C'), most: 6 },
    });
    for (const written of ['KD', 'joker-1'])
      expect(judge(holding, layDecree(written))).toMatchObject({ reason: 'not-number' });
    expect(judge(holding, layDecree('2S'))).toEqual({
      because: 'ng.action.decree.place',
      reason: 'not-in-hand',
      particulars: { seat: 'noor', card: card('2S') },
    });
  });

  it('is laid by the player whose Action Phase it is', () => {
    expect(judge(state, { type: 'decree', seat: 'mila', card: card('6H') })).toMatchObject({
      reason: 'not-your-decision',
    });
  });
});
