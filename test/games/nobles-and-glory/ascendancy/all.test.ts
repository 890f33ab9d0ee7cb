import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { ascendancy } from '../../../../src/games/nobles-and-glory/ascendancy/all.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import {
  enlist,
  gentrify,
  herald,
  hunt,
  regnant,
  usesOf,
} from '../../../support/nobles-and-glory-actions.ts';
import { act, actionPhase, card, cards } from '../../../support/nobles-and-glory.ts';

const state = actionPhase('KC 8S 5H', { hand: '2S 4H 5C 6C 7D QD joker-1', peasants: '9S' });

describe('No Consort Ascendancy (ng.action.ascendancy)', () => {
  it('is offered by the suit of each Number Card in hand', () => {
    expect(usesOf(ascendancy, state)).toEqual([
      hunt('2S'),
      herald('4H', '8S'),
      herald('4H', '5H'),
      enlist('5C', '8S', '6C'),
      enlist('5C', '5H', '6C'),
      enlist('6C', '8S', '5C'),
      enlist('6C', '5H', '5C'),
      gentrify('7D', '9S', 'KC'),
    ]);
    expect(options(state, 'mila')).toEqual([]);
  });

  it('discards the card first, and is used with its name', () => {
    const { facts, state: after } = act(state, [herald('4H', '8S')]);
    expect(facts).toEqual([
      {
        event: { type: 'actionUsed', seat: 'noor', action: 'herald' },
        cites: ['ng.action.ascendancy', 'ng.action.ascendancy.herald'],
      },
      {
        event: { type: 'cardDiscarded', seat: 'noor', card: card('4H'), to: 'discard-pile' },
        cites: ['ng.action.ascendancy'],
      },
      {
        event: { type: 'subjectSerfed', seat: 'noor', card: card('8S') },
        cites: ['ng.action.ascendancy.herald', 'ng.term.serf'],
      },
    ]);
    expect(after.discardPile[0]).toBe(card('4H'));
    expect(after.players[1]).toEqual(state.players[1]);
  });

  it('is used once in a phase, whatever the suit (ng.action.once-each)', () => {
    const { state: after } = act(state, [hunt('2S')]);
    for (const action of [hunt('2S'), herald('4H', '8S')])
      expect(judge(after, action)).toEqual(
        refuse('ng.action.once-each', 'action-used', { action: 'ascendancy' }),
      );
  });

  it('leaves the Regnant Ability and is left by it', () => {
    const both = actionPhase('KD 7D', { hand: '2S 5D 3D' });
    const uses = [hunt('2S'), regnant('7D', '5D', '3D')];
    for (const actions of [uses, uses.toReversed()])
      expect(act(both, actions).state.players[0].glory).toEqual(cards('3D'));
  });

  it('is nothing for a kingdom with a Consort', () => {
    const wed = actionPhase('KC 8S 5H, QD', { hand: '2S 4H' });
    expect(judge(wed, hunt('2S'))).toEqual(
      refuse('ng.action.ascendancy', 'has-consort', { card: card('QD') }),
    );
    expect(usesOf(ascendancy, wed)).toEqual([]);
  });

  it('takes a Number Card of the hand, in the suit of the ability', () => {
    expect(judge(state, hunt('8S'))).toEqual(
      refuse('ng.action.ascendancy', 'not-in-hand', { seat: 'noor', card: card('8S') }),
    );
    expect(judge(state, hunt('joker-1'))).toEqual(
      refuse('ng.card.number', 'not-number', { card: card('joker-1') }),
    );
    expect(judge(state, gentrify('QD', '9S', 'KC'))).toEqual(
      refuse('ng.card.number', 'not-number', { card: card('QD') }),
    );
    expect(judge(state, hunt('4H'))).toEqual(
      refuse('ng.action.ascendancy.master-of-the-hunt', 'other-suit', {
        card: card('4H'),
        suit: 'spade',
      }),
    );
  });

  it('is no matter of the other player', () => {
    expect(judge(state, { ...hunt('2S'), seat: 'mila' })).toMatchObject({
      reason: 'not-your-decision',
    });
  });
});
