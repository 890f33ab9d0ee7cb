import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import type { Action } from '../../../../src/games/nobles-and-glory/types/action.ts';
import { regnant } from '../../../support/nobles-and-glory-actions.ts';
import {
  act,
  card,
  cards,
  court,
  numbers,
  actionPhase,
  acting,
} from '../../../support/nobles-and-glory.ts';

const abilities = (state: ReturnType<typeof actionPhase>) =>
  options(state, 'noor').filter(({ type }) => type === 'regnant');

describe('Scholastic, of a Heart Regnant (ng.action.regnant.scholastic)', () => {
  const state = actionPhase('KH 5H', { hand: '8C 4H 9H', their: '7C 6H 5D', mila: 'QS 3S' });

  it('replaces a Peasant of the other player, which is no Heart, there, and makes a lower Heart Glory', () => {
    expect(abilities(state)).toEqual([regnant('7C', '8C', '4H')]);
    const { state: after, facts } = act(state, [regnant('7C', '8C', '4H')]);
    expect(after.players[1].peasants).toEqual(numbers('6H 5D 8C'));
    expect(after.players[0]).toMatchObject({
      hand: cards('9H'),
      glory: numbers('4H'),
      court: court('KH 5H'),
    });
    expect(after.discardPile[0]).toBe(card('7C'));
    expect(facts[1]!.event).toEqual({
      type: 'peasantReplaced',
      seat: 'mila',
      from: 'noor',
      card: card('7C'),
      by: card('8C'),
    });
  });

  it('leaves Hearts and Subjects alone', () => {
    expect(judge(state, regnant('6H', '9H', '4H'))).toMatchObject({
      because: 'ng.action.regnant.scholastic',
      reason: 'suit-not-discarded',
    });
    expect(judge(state, regnant('3S', '8C', '4H'))).toMatchObject({
      reason: 'not-peasant',
      particulars: { seat: 'mila' },
    });
  });
});

describe('a refusal names the cards that it is about', () => {
  const named = (state: ReturnType<typeof acting>, action: Action) =>
    judge(state, action)?.particulars;

  it('of Scholastic: the Peasant that is a Heart (ng.action.regnant.scholastic)', () => {
    expect(named(acting('KH 5H', 'QS 3S', '9H 4H', '6H'), regnant('6H', '9H', '4H'))).toEqual({
      card: 'heart-6',
      suit: 'heart',
    });
  });
});
