import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../../src/engine/types.ts';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import type { Rule } from '../../../../src/games/nobles-and-glory/rules.ts';
import { topOf } from '../../../../src/games/nobles-and-glory/stack.ts';
import type { Action } from '../../../../src/games/nobles-and-glory/types/action.ts';
import type { Event } from '../../../../src/games/nobles-and-glory/types/event.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import { done, move, place, redraw, swap } from '../../../support/nobles-and-glory-actions.ts';
import {
  citedIn,
  type PlayName,
  PLAYS,
  judged,
  optionsIn,
} from '../../../support/nobles-and-glory-plays.ts';
import {
  act,
  card,
  cards,
  court,
  dealt,
  numbers,
  phaseOf,
} from '../../../support/nobles-and-glory.ts';

const held = (hand: string, noor = 'JH 10D', drawPile = '') =>
  phaseOf(
    'population',
    noor,
    'QH 8C',
    { noor: { hand: cards(hand) } },
    { drawPile: cards(drawPile) },
  );

describe('placing Subjects', () => {
  const two = held('4H 5C KD', 'JH 10D 2H');

  it('is for the player whose turn it is, any number, until the player has done (ng.turn.population.place)', () => {
    expect(pending(two)).toEqual({ name: 'population', seats: ['noor'], secret: true });
    expect(options(two, 'mila')).toEqual([]);
    expect(judge(two, { type: 'done', seat: 'mila' })).toMatchObject({
      reason: 'not-your-decision',
      particulars: { seat: 'noor' },
    });
    const after = act(two, [place('5C', 'JH')]);
    expect(after.state.players[0]).toMatchObject({
      hand: cards('4H KD'),
      court: court('JH 10D 2H 5C'),
    });
    expect(after.facts[0]).toMatchObject({
      event: { type: 'subjectPlaced', seat: 'noor', card: card('5C'), royal: card('JH') },
      cites: ['ng.turn.population.place', 'ng.equipoise', 'ng.administration'],
    });
    expect(pending(after.state)?.name).toBe('population');
    expect(pending(act(after.state, [done]).state)?.name).toBe('inauguration');
  });

  it('takes Number Cards of the hand only', () => {
    expect(judge(two, place('KD', 'JH'))).toMatchObject({ because: 'ng.card.number' });
    expect(judge(two, place('6C', 'JH'))).toMatchObject({ reason: 'not-in-hand' });
    expect(judge(two, place('4H', '10D'))).toMatchObject({ reason: 'no-such-royal' });
  });

  it('is no duty with two Subjects (ng.turn.population.forced)', () => {
    expect(judge(two, done)).toBeUndefined();
    expect(judge(two, redraw)).toMatchObject({
      because: 'ng.turn.population.forced-redraw',
      reason: 'no-redraw',
    });
  });
});

describe('rows (ng.turn.population.rearrange)', () => {
  const rows = held('', 'KC 2S 6H 7D 9C, QD 3C 4D');

  it('are left for another with space in it', () => {
    expect(act(rows, [move('7D', 'QD')]).state.players[0].court).toEqual(
      court('KC 2S 6H 9C, QD 3C 4D 7D'),
    );
    expect(judge(rows, move('3C', 'KC'))).toMatchObject({
      because: 'ng.capacity.king-consort',
      reason: 'row-full',
    });
    expect(judge(rows, move('7D', 'KC'))).toMatchObject({ reason: 'same-row' });
    expect(judge(rows, move('8D', 'QD'))).toMatchObject({
      because: 'ng.term.subject',
      reason: 'not-subject',
    });
  });

  it('exchange two Subjects, full as they may be', () => {
    expect(act(rows, [swap('7D', '3C')]).state.players[0].court).toEqual(
      court('KC 2S 6H 3C 9C, QD 7D 4D'),
    );
    expect(judge(rows, swap('7D', '2S'))).toMatchObject({
      because: 'ng.turn.population.rearrange',
      reason: 'same-row',
    });
    expect(judge(rows, swap('7D', '8D'))).toMatchObject({
      reason: 'not-subject',
      particulars: { card: card('8D') },
    });
  });
});

describe('the forced placement', () => {
  it('comes before anything else where there is one Subject and a card that can be placed (ng.turn.population.forced)', () => {
    const state = held('4H 3S KC');
    expect(options(state, 'noor')).toEqual([place('4H', 'JH')]);
    expect(judge(state, done)).toMatchObject({
      because: 'ng.turn.population.forced',
      reason: 'must-place',
    });
    expect(judge(state, redraw)).toMatchObject({ reason: 'no-redraw' });
    const placed = act(state, [place('4H', 'JH')]);
    expect(placed.facts[0]!.cites).toContain('ng.turn.population.forced');
    expect(judge(placed.state, done)).toBeUndefined();
  });

  it('is there in the first turn of the game (ng.turn.population.forced-first-turn)', () => {
    const { state } = dealt(1);
    const both = (seat: Seat) => options(state, seat)[0]!;
    const begun = act(state, [both('noor'), both('mila')]).state;
    expect(topOf(begun)).toMatchObject({ type: 'population', mustPlace: true });
  });

  it('is not there without a hand, or without a space', () => {
    expect(judge(held(''), done)).toBeUndefined();
    const state = held('4H');
    const full: State = {
      ...state,
      players: [{ ...state.players[0], armies: numbers('2D 3D') }, state.players[1]],
    };
    expect(judge(full, done)).toBeUndefined();
    expect(judge(full, place('4H', 'JH'))).toMatchObject({ because: 'ng.capacity.army' });
  });
});

describe('the redraw (ng.turn.population.forced-redraw)', () => {
  it('shows a hand that cannot be placed, and draws as many unseen', () => {
    const state = held('3S KC', 'JH 10D', '5H 6S');
    expect(options(state, 'noor')).toEqual([redraw]);
    expect(judge(state, done)).toMatchObject({
      because: 'ng.turn.population.forced-redraw',
      reason: 'must-redraw',
    });
    const drawn = act(state, [redraw]);
    expect(drawn.state.players[0].hand).toEqual(cards('5H 6S'));
    expect(drawn.state.discardPile).toEqual(cards('3S KC'));
    expect(drawn.facts.map(({ event, seenBy }) => [event.type, seenBy])).toEqual([
      ['handDiscarded', undefined],
      ['cardDrawn', ['noor']],
      ['cardDrawn', ['noor']],
    ]);
    expect(options(drawn.state, 'noor')).toEqual([place('5H', 'JH')]);
  });

  it('is repeated until a card can be placed', () => {
    const once = act(held('3S KC', 'JH 10D', '5S 6S 7C'), [redraw]).state;
    expect(options(once, 'noor')).toEqual([redraw]);
    expect(options(act(once, [redraw]).state, 'noor')).toEqual([place('7C', 'JH')]);
  });

  it('is made once, and then no more, where no card that could come can be placed', () => {
    const state: State = { ...held('3S'), drawPile: cards('2S'), discardPile: [] };
    const drawn = act(state, [redraw]);
    expect(drawn.facts.map(({ event }) => event.type)).toEqual([
      'handDiscarded',
      'cardDrawn',
      'pileRenewed',
      'redrawGivenUp',
    ]);
    expect(drawn.state.drawPile).toEqual(cards('3S'));
    expect(judge(drawn.state, done)).toBeUndefined();
  });

  it('goes on where a Peasant that a renewal would add could be placed', () => {
    const state: State = { ...held('3S'), drawPile: cards('2S'), discardPile: [] };
    const [noor, mila] = state.players;
    const peasants = (written: string): State => ({
      ...state,
      players: [noor, { ...mila, peasants: numbers(written) }],
    });
    const typesOf = (from: State) => act(from, [redraw]).facts.map(({ event }) => event.type);
    expect(typesOf(peasants('4S 5H'))).not.toContain('redrawGivenUp');
    expect(typesOf(peasants('5H 4S'))).toContain('redrawGivenUp');
  });
});

describe('what a player may do', () => {
  it.each<[what: string, PlayName, after: number, ...string[]]>([
    [
      'of a row: nothing, as rows change freely (ng.turn.population.rearrange)',
      'rows',
      0,
      'move spade-2 diamond-queen',
      'move heart-6 diamond-queen',
      'move club-3 club-king',
      'move diamond-4 club-king',
      ...['spade-2', 'heart-6'].flatMap((one) =>
        ['club-3', 'diamond-4'].map((other) => `swap ${one} ${other}`),
      ),
      ...['club-3', 'diamond-4'].flatMap((one) =>
        ['spade-2', 'heart-6'].map((other) => `swap ${one} ${other}`),
      ),
      'done',
    ],
  ])('%s', (_, name, after, ...expected) => {
    expect(optionsIn(name, after).toSorted()).toEqual(expected.toSorted());
  });
});

it('a redraw goes on while a Peasant that a renewal would add could be placed, be it the only one (ng.turn.population.forced-redraw)', () => {
  const { state, actions } = PLAYS.hopelessRedraw;
  const [noor, mila] = state.players;
  const { facts } = act(
    { ...state, players: [noor, { ...mila, peasants: numbers('5H') }] },
    actions,
  );
  expect(facts.map(({ event }) => event.type)).not.toContain('redrawGivenUp');
});

it.for<readonly [PlayName, Event['type'], ...Rule[]]>([
  ['rows', 'subjectMoved', 'ng.turn.population.rearrange'],
  ['rows', 'subjectsSwapped', 'ng.turn.population.rearrange'],
  ['rows', 'phaseEnded', 'ng.turn.sequence'],
  ['hopelessRedraw', 'handDiscarded', 'ng.turn.population.forced-redraw'],
  ['hopelessRedraw', 'cardDrawn', 'ng.turn.population.forced-redraw'],
  ['hopelessRedraw', 'redrawGivenUp', 'ng.turn.population.forced-redraw'],
])('cites in %s for %s its rules', ([play, type, ...rules]) => {
  expect(citedIn(play, type)).toEqual(rules);
});

describe('a forced placement (ng.turn.population.forced)', () => {
  it('is possible if one of several Royal Cards has a space', () => {
    const state = phaseOf('population', 'KC 10D, QD', 'JC 10S', { noor: { hand: cards('4H') } });
    const armed: State = {
      ...state,
      players: [{ ...state.players[0], armies: numbers('2D 3D 4D') }, state.players[1]],
    };
    expect(judge(armed, done)).toMatchObject({
      because: 'ng.turn.population.forced',
      reason: 'must-place',
    });
    expect(judge(armed, { type: 'redraw', seat: 'noor' })).toEqual({
      because: 'ng.turn.population.forced-redraw',
      reason: 'no-redraw',
    });
  });

  it('moves no Subject and exchanges none before (ng.turn.population.rearrange)', () => {
    const state = phaseOf('population', 'KC 10D, QD', 'JC 10S', { noor: { hand: cards('4H') } });
    const move: Action = { type: 'move', seat: 'noor', card: card('10D'), royal: card('QD') };
    expect(judge(state, move)).toMatchObject({
      because: 'ng.turn.population.forced',
      reason: 'must-place',
    });
    const swap: Action = { type: 'swap', seat: 'noor', card: card('10D'), other: card('10D') };
    expect(judge(state, swap)).toMatchObject({
      because: 'ng.turn.population.forced',
      reason: 'must-place',
    });
  });
});

describe('a refusal tells of the card that it is about', () => {
  it.each<[PlayName, after: number, Action, because: string, reason: string, particulars: object]>([
    [
      'hopelessRedraw',
      0,
      place('6C', 'JH'),
      'ng.turn.population.place',
      'not-in-hand',
      { seat: 'noor', card: card('6C') },
    ],
    [
      'hopelessRedraw',
      0,
      place('3S', '10D'),
      'ng.term.subject',
      'no-such-royal',
      { card: card('10D') },
    ],
  ])('%s, after %i', (name, after, action, because, reason, particulars) => {
    expect(judged(name, after, action)).toEqual({ because, reason, particulars });
  });
});
