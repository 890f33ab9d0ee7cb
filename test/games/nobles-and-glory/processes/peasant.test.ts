import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { imaginable } from '../../../../src/games/nobles-and-glory/imaginable.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import type { Rule } from '../../../../src/games/nobles-and-glory/rules.ts';
import type { Action } from '../../../../src/games/nobles-and-glory/types/action.ts';
import type { Event } from '../../../../src/games/nobles-and-glory/types/event.ts';
import { done, fromHand, fromPeasants } from '../../../support/nobles-and-glory-actions.ts';
import { citedIn, type PlayName, judged } from '../../../support/nobles-and-glory-plays.ts';
import {
  act,
  card,
  cards,
  court,
  numbers,
  phaseOf,
  peasantPhase,
} from '../../../support/nobles-and-glory.ts';

describe('the exchange (ng.turn.peasant.first-part)', () => {
  it('may be left out, and the hand that it would come from stays secret', () => {
    const state = peasantPhase('KC 2S, QS 4C', '3D');
    expect(pending(state)).toEqual({ name: 'peasant', seats: ['noor'], secret: true });
    expect(options(state, 'noor')).toEqual([done]);
    const after = act(state, [done]);
    expect(after.facts.map(({ event, cites }) => [event.type, cites[0]])).toEqual([
      ['exchangeEnded', 'ng.turn.peasant.first-part'],
      ['phaseEnded', 'ng.turn.peasant.outnumbered'],
      ['phaseStarted', 'ng.turn.sequence'],
    ]);
    expect(pending(after.state)?.name).toBe('action');
  });

  it('puts a higher card of the hand into the space of a Subject, and costs a Peasant (ng.turn.peasant.exchange-hand)', () => {
    const state = peasantPhase('KC 2S, QS 5C 4H', '3D 6C', '5S 9C AS 10H KD');
    expect(options(state, 'noor')).toEqual([
      fromHand('2S', '5S', '3D'),
      fromHand('2S', '5S', '6C'),
      fromHand('5C', '9C', '3D'),
      fromHand('5C', '9C', '6C'),
      fromPeasants('5C', '6C'),
      fromHand('4H', '10H', '3D'),
      fromHand('4H', '10H', '6C'),
      done,
    ]);
    const after = act(state, [fromHand('5C', '9C', '3D')]);
    expect(after.state.players[0]).toMatchObject({
      court: court('KC 2S, QS 9C 4H'),
      hand: cards('5S AS 10H KD'),
      peasants: numbers('6C'),
    });
    expect(after.state.discardPile.slice(0, 2)).toEqual(cards('3D 5C'));
    expect(pending(after.state)?.name).toBe('action');
  });

  it('needs a Peasant to discard', () => {
    expect(options(peasantPhase('KC 2S', '', '5S'), 'noor')).toEqual([done]);
    expect(judge(peasantPhase('KC 2S', '', '5S'), fromHand('2S', '5S', '3D'))).toMatchObject({
      because: 'ng.turn.peasant.exchange-hand',
      reason: 'not-peasant',
    });
  });

  it('puts a higher Peasant into the space of a Subject (ng.turn.peasant.exchange-peasant)', () => {
    const after = act(peasantPhase('KC 5C 4H, QS', '6C 3D', '9C'), [fromPeasants('5C', '6C')]);
    expect(after.state.players[0]).toMatchObject({
      court: court('KC 6C 4H, QS'),
      hand: cards('9C'),
      peasants: numbers('3D'),
    });
    expect(after.state.discardPile[0]).toBe(card('5C'));
  });

  it('wants the same suit and a higher value', () => {
    const state = peasantPhase('KC 5C 4H', '6C 3D 4C', '5S 5H KD');
    const because = 'ng.turn.peasant.exchange-hand';
    expect(judge(state, fromHand('5C', '5S', '6C'))).toMatchObject({
      because,
      reason: 'other-suit',
    });
    expect(judge(state, fromHand('5C', 'KD', '6C'))).toMatchObject({ because: 'ng.card.number' });
    expect(judge(state, fromHand('5C', '9C', '6C'))).toMatchObject({
      because,
      reason: 'not-in-hand',
    });
    expect(judge(state, fromHand('9D', '5S', '6C'))).toMatchObject({
      because: 'ng.term.subject',
      reason: 'not-subject',
    });
    const [noor, mila] = state.players;
    const armed = { ...state, players: [{ ...noor, armies: numbers('9D') }, mila] as const };
    expect(judge(armed, fromHand('9D', '10D', '6C'))).toMatchObject({
      because: 'ng.army.use',
      reason: 'only-for-battle',
    });
    expect(judge(state, fromPeasants('5C', '4C'))).toMatchObject({
      because: 'ng.turn.peasant.exchange-peasant',
      reason: 'not-higher',
    });
    expect(judge(state, fromPeasants('5C', '5H'))).toMatchObject({ reason: 'not-peasant' });
    expect(judge(peasantPhase('KC 5C', '6C', '5D'), { type: 'draw', seat: 'noor' })).toMatchObject({
      reason: 'not-this-decision',
    });
  });
});

describe('what a player may think of, by the rules or not', () => {
  it('exchanges a Subject for a Number Card of its suit, higher or lower (ng.turn.peasant.exchange-hand)', () => {
    const state = phaseOf('peasant', 'KC 5C', 'JC 10S', {
      noor: { hand: cards('4C 9C 9H QC joker-1'), peasants: cards('6C 3D') },
    });
    const exchange = (by: string, peasant: string): Action => ({
      type: 'exchange-hand',
      seat: 'noor',
      card: card('5C'),
      by: card(by),
      peasant: card(peasant),
    });
    expect(imaginable(state, 'noor')).toEqual([
      exchange('4C', '6C'),
      exchange('4C', '3D'),
      exchange('9C', '6C'),
      exchange('9C', '3D'),
      { type: 'exchange-peasant', seat: 'noor', card: card('5C'), by: card('6C') },
      done,
    ]);
  });
});

it.for<readonly [PlayName, Event['type'], ...Rule[]]>([
  ['exchangeFromHand', 'subjectReplaced', 'ng.turn.peasant.exchange-hand'],
  ['exchangeFromHand', 'peasantDiscarded', 'ng.turn.peasant.exchange-hand'],
  ['exchangeFromPeasants', 'subjectReplaced', 'ng.turn.peasant.exchange-peasant'],
])('cites in %s for %s its rules', ([play, type, ...rules]) => {
  expect(citedIn(play, type)).toEqual(rules);
});

describe('a refusal tells of the card that it is about', () => {
  it.each<[PlayName, after: number, Action, because: string, reason: string, particulars: object]>([
    [
      'exchangeFromPeasants',
      0,
      { type: 'exchange-peasant', seat: 'noor', card: card('5C'), by: card('7C') },
      'ng.turn.peasant.exchange-peasant',
      'not-peasant',
      { seat: 'noor', card: card('7C') },
    ],
  ])('%s, after %i', (name, after, action, because, reason, particulars) => {
    expect(judged(name, after, action)).toEqual({ because, reason, particulars });
  });
});
