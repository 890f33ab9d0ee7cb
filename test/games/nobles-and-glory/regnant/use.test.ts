import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { imaginable } from '../../../../src/games/nobles-and-glory/imaginable.ts';
import type { Action } from '../../../../src/games/nobles-and-glory/types/action.ts';
import { regnant } from '../../../support/nobles-and-glory-actions.ts';
import { act, cards, phaseOf, actionPhase, acting } from '../../../support/nobles-and-glory.ts';

const abilities = (state: ReturnType<typeof actionPhase>) =>
  options(state, 'noor').filter(({ type }) => type === 'regnant');

describe('a Regnant Ability (ng.action.regnant)', () => {
  const state = actionPhase('KS 5S 4H', { hand: '8S 6H 4S 5D 2S 3S KD joker-1', their: '2C' });

  it('is used once in a phase (ng.action.once-each)', () => {
    const { state: after } = act(state, [regnant('4H', '6H', '3S')]);
    expect(abilities(after)).toEqual([]);
    expect(judge(after, regnant('5S', '8S', '4S'))).toEqual({
      because: 'ng.action.once-each',
      reason: 'action-used',
      particulars: { action: 'regnant' },
    });
  });

  it('wants the Subject of the Regnant’s suit at its start only (regnant-subject-moment)', () => {
    expect(judge(actionPhase('KS 4H', { hand: '6H 3S' }), regnant('4H', '6H', '3S'))).toEqual({
      because: 'ng.action.regnant',
      reason: 'no-subject-of-regnant',
      particulars: { suit: 'spade' },
    });
  });

  it('refuses what cannot be completed, by the rule', () => {
    const because = 'ng.action.regnant.harvest';
    expect(judge(state, regnant('9S', '8S', '4S'))).toMatchObject({ because: 'ng.term.subject' });
    const armed = actionPhase('KS 5S', { hand: '10S 4S', armies: '9S' });
    expect(judge(armed, regnant('9S', '10S', '4S'))).toMatchObject({
      because: 'ng.army.use',
      reason: 'only-for-battle',
    });
    expect(judge(state, regnant('5S', '9S', '4S'))).toMatchObject({
      because,
      reason: 'not-in-hand',
    });
    expect(judge(state, regnant('5S', '6H', '4S'))).toMatchObject({
      because,
      reason: 'other-suit',
    });
    expect(judge(state, regnant('5S', '4S', '2S'))).toMatchObject({
      because,
      reason: 'not-higher',
    });
    expect(judge(state, regnant('5S', 'KD', '2S'))).toMatchObject({ because: 'ng.card.number' });
    expect(judge(state, regnant('5S', '8S', '8S'))).toMatchObject({
      because,
      reason: 'used-twice',
    });
    expect(judge(state, regnant('5S', '8S', '2C'))).toMatchObject({
      because,
      reason: 'not-in-hand',
    });
    expect(judge(state, regnant('5S', '8S', '5D'))).toMatchObject({
      because,
      reason: 'other-suit',
    });
    expect(judge(state, regnant('5S', '8S', 'joker-1'))).toMatchObject({
      because: 'ng.card.number',
    });
    expect(judge(state, regnant('4H', '6H', '4S'))).toMatchObject({
      because: 'ng.action.regnant.lower',
      reason: 'not-lower',
    });
  });
});

describe('what happens cites the rule that it follows', () => {
  it('of a Regnant Ability: the replacement (ng.action.regnant.scholastic)', () => {
    const { facts } = act(acting('KH 5H', 'QS 3S', '8C 4H', '7C'), [regnant('7C', '8C', '4H')]);
    expect(facts.find(({ event }) => event.type === 'peasantReplaced')!.cites).toEqual([
      'ng.action.regnant.scholastic',
    ]);
  });
});

describe('a refusal names the cards that it is about', () => {
  const named = (state: ReturnType<typeof acting>, action: Action) =>
    judge(state, action)?.particulars;

  it('of Harvest (ng.action.regnant.harvest)', () => {
    const state = acting('KS 5S 4H', 'QH 3H', '8S 6H 4S 5D KD joker-1');
    expect(named(state, regnant('5S', '9S', '4S'))).toEqual({ seat: 'noor', card: 'spade-9' });
    expect(named(state, regnant('5S', 'KD', '4S'))).toEqual({ card: 'diamond-king' });
    expect(named(state, regnant('5S', '6H', '4S'))).toEqual({ card: 'heart-6', suit: 'spade' });
    expect(named(state, regnant('5S', '4S', '4S'))).toEqual({ card: 'spade-4', than: 'spade-5' });
    expect(named(state, regnant('5S', '8S', '2C'))).toEqual({ seat: 'noor', card: 'club-2' });
    expect(named(state, regnant('5S', '8S', 'joker-1'))).toEqual({ card: 'joker-1' });
    expect(named(state, regnant('5S', '8S', '5D'))).toEqual({ card: 'diamond-5', suit: 'spade' });
    expect(named(state, regnant('4H', '6H', '4S'))).toEqual({ card: 'spade-4', than: 'heart-4' });
    expect(named(state, regnant('5S', '8S', '8S'))).toEqual({ card: 'spade-8' });
  });
});

describe('what a player may think of, by the rules or not', () => {
  it('makes cards of the hand Glory and, with a Club Regnant, also Peasants of the other player (ng.action.regnant.harvest, ng.action.regnant.pillage)', () => {
    const glories = (noor: string) => {
      const state = phaseOf('action', noor, 'QH 3H', {
        noor: { hand: cards('8S 5C 4D KD joker-1') },
        mila: { peasants: cards('7D') },
      });
      return new Set(
        imaginable(state, 'noor').flatMap((action) =>
          action.type === 'regnant' ? [action.glory] : [],
        ),
      );
    };
    expect(glories('KS 5S')).toEqual(new Set(cards('8S 5C 4D')));
    expect(glories('KC 8C')).toEqual(new Set(cards('8S 5C 4D 7D')));
  });

  it('replaces by a card of the hand of the same suit, higher or lower (ng.action.regnant.harvest)', () => {
    const state = phaseOf('action', 'KS 5S 6D', 'QH 3H', {
      noor: { hand: cards('8S 2S 4D 5C KD joker-1') },
    });
    const replacements = imaginable(state, 'noor').flatMap((action) =>
      action.type === 'regnant' ? [`${action.card} ${action.by}`] : [],
    );
    expect([...new Set(replacements)]).toEqual([
      'spade-5 spade-8',
      'spade-5 spade-2',
      'diamond-6 diamond-4',
    ]);
  });
});
