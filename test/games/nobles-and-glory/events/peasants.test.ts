import { describe, expect, it } from 'vitest';
import { peasantEvents, stepDone } from '../../../../src/games/nobles-and-glory/events/peasants.ts';
import { topOf } from '../../../../src/games/nobles-and-glory/stack.ts';
import { PEASANT_EVENTS } from '../../../../src/games/nobles-and-glory/types/peasants.ts';
import {
  card,
  cards,
  court,
  number,
  numbers,
  phaseOf,
  royal,
} from '../../../support/nobles-and-glory.ts';

const seat = 'noor';
const state = phaseOf('peasant', 'KC 5C 4H', 'JC 10S', {
  noor: { hand: cards('9C'), peasants: cards('6C 3D 2S') },
});
const revolt = peasantEvents.peasantEventStarted(state, {
  type: 'peasantEventStarted',
  seat,
  event: 'revolt',
});

describe('events of the Peasant Phase', () => {
  it('put a card of the hand or a Peasant into the space of a Subject', () => {
    const replaced = (by: string, from: 'hand' | 'peasants') =>
      peasantEvents.subjectReplaced(
        { ...state, known: { [card('9C')]: ['mila'] } },
        { type: 'subjectReplaced', seat, card: number('5C'), by: number(by), from },
      );
    const fromHand = replaced('9C', 'hand');
    expect(fromHand.players[0]).toMatchObject({ court: court('KC 9C 4H'), hand: [] });
    expect([fromHand.discardPile[0], fromHand.known]).toEqual([card('5C'), {}]);
    expect(replaced('6C', 'peasants').players[0]).toMatchObject({
      court: court('KC 6C 4H'),
      hand: cards('9C'),
      peasants: numbers('3D 2S'),
    });
  });

  it('end the exchange, after which every event may come, with the suits that were noted', () => {
    const ended = peasantEvents.exchangeEnded(state, {
      type: 'exchangeEnded',
      seat,
      missing: ['diamond'],
    });
    expect(topOf(ended)).toMatchObject({ left: PEASANT_EVENTS, missing: ['diamond'] });
  });

  it('begin an event, after which only later ones may come', () => {
    expect(revolt.stack.at(-2)).toMatchObject({ type: 'peasant', left: ['poverty', 'emigration'] });
    expect(topOf(revolt)).toEqual({
      type: 'peasant-event',
      seat,
      event: 'revolt',
      left: ['discard-subject', 'ennoble'],
    });
    const leftOut = peasantEvents.peasantEventLeftOut(state, {
      type: 'peasantEventLeftOut',
      seat,
      event: 'poverty',
    });
    expect(topOf(leftOut)).toMatchObject({ type: 'peasant', left: ['emigration'] });
  });

  it('do its steps card by card until it is over', () => {
    const first = peasantEvents.subjectDiscarded(revolt, {
      type: 'subjectDiscarded',
      seat,
      card: number('5C'),
    });
    expect([first.players[0].court, first.discardPile[0]]).toEqual([court('KC 4H'), card('5C')]);
    expect(topOf(first)).toMatchObject({ left: ['ennoble'] });
    const second = peasantEvents.peasantEnnobled(first, {
      type: 'peasantEnnobled',
      seat,
      card: number('2S'),
      royal: royal('KC'),
    });
    expect(second.players[0]).toMatchObject({
      court: court('KC 4H 2S'),
      peasants: numbers('6C 3D'),
    });
    expect(topOf(second)).toMatchObject({ left: [] });
    const ended = peasantEvents.peasantEventEnded(second, {
      type: 'peasantEventEnded',
      seat,
      event: 'revolt',
    });
    expect(topOf(ended).type).toBe('peasant');
  });

  it('discard a Peasant, as a step of an event or for an exchange', () => {
    const event = { type: 'peasantDiscarded', seat, card: number('3D') } as const;
    const paid = peasantEvents.peasantDiscarded(state, event);
    expect([paid.players[0].peasants, paid.discardPile[0]]).toEqual([numbers('6C 2S'), card('3D')]);
    expect(topOf(paid)).toEqual(topOf(state));
    expect(topOf(peasantEvents.peasantDiscarded(revolt, event))).toMatchObject({
      left: ['ennoble'],
    });
  });
});

describe('on the way', () => {
  it('a step is done only where an event is under way', () => {
    expect(topOf(stepDone(revolt))).toMatchObject({ left: ['ennoble'] });
    expect(stepDone(state)).toEqual(state);
  });
});
