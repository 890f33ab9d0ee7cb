import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { imaginable } from '../../../../src/games/nobles-and-glory/imaginable.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import type { Rule } from '../../../../src/games/nobles-and-glory/rules.ts';
import type { Readings } from '../../../../src/games/nobles-and-glory/rulings.ts';
import { topOf } from '../../../../src/games/nobles-and-glory/stack.ts';
import type { Action } from '../../../../src/games/nobles-and-glory/types/action.ts';
import type { Event } from '../../../../src/games/nobles-and-glory/types/event.ts';
import { crown, done, move } from '../../../support/nobles-and-glory-actions.ts';
import { citedIn, type PlayName, judged } from '../../../support/nobles-and-glory-plays.ts';
import { act, card, cards, court, numbers, phaseOf } from '../../../support/nobles-and-glory.ts';

const held = (noor: string, hand: string, rulings: Partial<Readings> = {}) =>
  phaseOf('inauguration', noor, 'KD 9C', { noor: { hand: cards(hand) } }, { rulings });

describe('a Royal Card', () => {
  it('X32: becomes Regnant without a Subject of its suit, and nothing else (ng.turn.inauguration.suit)', () => {
    const state = held('QS 2C', 'KH JH 4D');
    expect(options(state, 'noor')).toEqual([crown('KH'), done]);
    expect(judge(state, crown('JH'))).toEqual({
      because: 'ng.turn.inauguration.suit',
      reason: 'no-subject-of-suit',
      particulars: { card: card('JH'), suit: 'heart' },
    });
    expect(judge(held('QS 2H', 'JH'), crown('JH'))).toBeUndefined();
  });

  it('needs a vacant rank (ng.court.one-per-rank)', () => {
    for (const noor of ['QS 2C', 'KC 2C, QS 2D'])
      expect(judge(held(noor, 'QD'), crown('QD'))).toEqual({
        because: 'ng.court.one-per-rank',
        reason: 'rank-taken',
        particulars: { card: card('QD'), rank: 'queen' },
      });
  });

  it('comes from the hand, one in a turn (ng.turn.inauguration.place)', () => {
    const state = held('JS 2S', 'QS KS 4D');
    expect(judge(state, crown('4D'))).toMatchObject({ because: 'ng.card.royal' });
    expect(judge(state, crown('QD'))).toMatchObject({ reason: 'not-in-hand' });
    expect(judge(state, move('2S', 'JS'))).toMatchObject({
      reason: 'not-this-decision',
      particulars: { action: 'move' },
    });
    const after = act(state, [crown('QS')]);
    expect(after.state.players[0]).toMatchObject({
      hand: cards('KS 4D'),
      court: court('QS, JS 2S'),
    });
    expect(pending(after.state)?.name).toBe('migration');
    expect(pending(act(state, [done]).state)?.name).toBe('migration');
  });
});

describe('X33: the Usurper (ng.turn.inauguration.usurper)', () => {
  it.each(['rows-and-armies', 'whole-population'] as const)(
    'drives a Jack of another suit out, whose Subjects then want a row, by %s',
    (scope) => {
      const usurped = act(held('QS 2S, JD 5D 6H', 'KC', { 'rearrange-scope': scope }), [
        crown('KC'),
      ]);
      expect(usurped.state.players[0].court).toEqual(court('KC, QS 2S'));
      expect(usurped.state.discardPile[0]).toBe(card('JD'));
      expect(topOf(usurped.state)).toEqual({
        type: 'rearrange',
        seat: 'noor',
        loose: numbers('5D 6H'),
      });
      expect(usurped.facts.at(-1)!.cites).toEqual([
        'ng.turn.inauguration.usurper',
        'ng.court.discard-rearrange',
      ]);
    },
  );

  it('spares a Jack of the same suit, and other ranks spare everybody', () => {
    expect(act(held('QS 2S, JC 5D', 'KC'), [crown('KC')]).state.players[0].court).toEqual(
      court('KC, QS 2S, JC 5D'),
    );
    expect(act(held('JC 5D', 'QS'), [crown('QS')]).state.players[0].court).toEqual(
      court('QS, JC 5D'),
    );
  });

  it('moves the Subjects of a Jack who was alone to the King', () => {
    const alone = act(held('JD 5D 6H 7C', 'KC'), [
      crown('KC'),
      move('5D', 'KC'),
      move('6H', 'KC'),
      move('7C', 'KC'),
      done,
    ]);
    expect(alone.state.players[0].court).toEqual(court('KC 5D 6H 7C'));
  });
});

describe('what a player may think of, by the rules or not', () => {
  it('places Royal Cards in the Royal Court, of whatever rank (ng.turn.inauguration.place)', () => {
    const state = phaseOf('inauguration', 'KC 5C', 'JC 10S', {
      noor: { hand: cards('4C KD joker-1 QH') },
    });
    expect(imaginable(state, 'noor')).toEqual([crown('KD'), crown('QH'), done]);
  });
});

it.for<readonly [PlayName, Event['type'], ...Rule[]]>([
  ['noInauguration', 'phaseEnded', 'ng.turn.sequence'],
  ['slide', 'royalPlaced', 'ng.turn.inauguration.place', 'ng.court.slide'],
  ['slide', 'excessFound', 'ng.court.slide', 'ng.capacity.jack'],
  ['usurper', 'royalLost', 'ng.turn.inauguration.usurper', 'ng.court.discard-rearrange'],
])('cites in %s for %s its rules', ([play, type, ...rules]) => {
  expect(citedIn(play, type)).toEqual(rules);
});

describe('a Royal Card placed', () => {
  it('is not lost where it is no King, of whatever suit the Jack is (ng.turn.inauguration.usurper)', () => {
    const state = phaseOf('inauguration', 'KC 2C 3H, JC', 'JD 10S', {
      noor: { hand: cards('QH') },
    });
    const { facts } = act(state, [{ type: 'place-royal', seat: 'noor', card: card('QH') }]);
    expect(facts.map(({ event }) => event.type)).not.toContain('royalLost');
  });
});

describe('a refusal tells of the card that it is about', () => {
  it.each<[PlayName, after: number, Action, because: string, reason: string, particulars: object]>([
    [
      'slide',
      0,
      crown('KS'),
      'ng.turn.inauguration.place',
      'not-in-hand',
      { seat: 'noor', card: card('KS') },
    ],
  ])('%s, after %i', (name, after, action, because, reason, particulars) => {
    expect(judged(name, after, action)).toEqual({ because, reason, particulars });
  });
});

describe('a refusal tells of the card', () => {
  it('that has no rank (ng.card.royal)', () => {
    const inauguration = phaseOf('inauguration', 'KC 2S', 'JC 10S', {
      noor: { hand: cards('4D') },
    });
    expect(judge(inauguration, crown('4D'))).toEqual({
      because: 'ng.card.royal',
      reason: 'not-royal',
      particulars: { card: card('4D') },
    });
  });
});
