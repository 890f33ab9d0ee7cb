import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../../src/engine/types.ts';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { topOf } from '../../../../src/games/nobles-and-glory/stack.ts';
import type { Action } from '../../../../src/games/nobles-and-glory/types/action.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import {
  act,
  card,
  cards,
  court,
  dealt,
  numbers,
  phaseOf,
  players,
  table,
} from '../../../support/nobles-and-glory.ts';

const place = (written: string, beside: string, seat: Seat = 'noor'): Action => ({
  type: 'place',
  seat,
  card: card(written),
  royal: card(beside),
});
const move = (written: string, to: string): Action => ({
  type: 'move',
  seat: 'noor',
  card: card(written),
  royal: card(to),
});
const swap = (one: string, other: string): Action => ({
  type: 'swap',
  seat: 'noor',
  card: card(one),
  other: card(other),
});
const redraw: Action = { type: 'redraw', seat: 'noor' };
const done: Action = { type: 'done', seat: 'noor' };

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

describe('the Draw Pile (ng.deck.reshuffle)', () => {
  it('is renewed as soon as it is empty, with the last Peasant of each pile', () => {
    const belongings = {
      noor: { hand: cards('3S'), peasants: cards('2C 9D') },
      mila: { peasants: cards('8D') },
    };
    const begun = table({
      players: players('JH 10D', 'QH 8C', belongings),
      number: 5,
      phase: 'population',
    });
    const { state, facts } = act({ ...begun, drawPile: cards('5H'), discardPile: cards('QC') }, [
      redraw,
    ]);
    expect(facts.at(-1)).toMatchObject({
      event: {
        type: 'pileRenewed',
        peasants: [
          { seat: 'noor', card: card('9D') },
          { seat: 'mila', card: card('8D') },
        ],
      },
      seenBy: [],
    });
    expect(state.drawPile.toSorted()).toEqual(cards('3S QC 9D 8D').toSorted());
    expect(state.discardPile).toEqual([]);
    expect(state.players.map(({ peasants }) => peasants)).toEqual([numbers('2C'), []]);
  });
});
