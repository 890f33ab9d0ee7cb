import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../../src/engine/types.ts';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { mostAligned } from '../../../../src/games/nobles-and-glory/alignment.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { topOf } from '../../../../src/games/nobles-and-glory/stack.ts';
import type { Action } from '../../../../src/games/nobles-and-glory/types/action.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import { view } from '../../../../src/games/nobles-and-glory/view.ts';
import {
  act,
  card,
  cards,
  court,
  numbers,
  phaseOf,
  players,
  table,
} from '../../../support/nobles-and-glory.ts';

const done: Action = { type: 'done', seat: 'noor' };
const draw: Action = { type: 'draw', seat: 'noor' };
const discard = (written: string, to: 'discard-pile' | 'peasants'): Action => ({
  type: 'discard',
  seat: 'noor',
  card: card(written),
  to,
});
const serf = (written: string): Action => ({ type: 'serf', seat: 'noor', card: card(written) });
const take = (seat: Seat, written: string, beside: string | null): Action => ({
  type: 'take',
  seat,
  card: card(written),
  royal: beside === null ? null : card(beside),
});
const drawPeasant = (written: string): Action => ({
  type: 'draw-peasant',
  seat: 'noor',
  card: card(written),
});

type Belongings = Parameters<typeof players>[2];

/** Noor’s Migration Phase with these cards on the Draw Pile. */
const migrating = (
  noor: string,
  mila: string,
  drawPile: string,
  belongings: Belongings = {},
  rest = {},
) => phaseOf('migration', noor, mila, belongings, { drawPile: cards(drawPile), ...rest });

/** The same after the first two steps, of which nothing is made. */
const turned = (...of: Parameters<typeof migrating>) => act(migrating(...of), [done, done]);

const typesOf = (facts: ReturnType<typeof act>['facts']): string[] =>
  facts.map(({ event }) => event.type);

describe('the first step (ng.turn.migration.discard)', () => {
  const state = migrating('KC 2S', 'QH 3C', '', { noor: { hand: cards('5D JS joker-1') } });

  it('lays one card on the Discard Pile, or a Number Card on one’s own Peasants', () => {
    expect(act(state, [discard('joker-1', 'discard-pile')]).state.discardPile).toEqual(
      cards('joker-1'),
    );
    const peasant = act(state, [discard('5D', 'peasants')]).state;
    expect(peasant.players[0]).toMatchObject({
      hand: cards('JS joker-1'),
      peasants: numbers('5D'),
    });
    expect(topOf(peasant)).toMatchObject({ step: 'serf' });
    for (const other of ['JS', 'joker-1']) {
      expect(judge(state, discard(other, 'peasants'))).toMatchObject({
        because: 'ng.card.number',
        reason: 'not-number',
      });
    }
    expect(judge(state, discard('6D', 'discard-pile'))).toMatchObject({ reason: 'not-in-hand' });
  });

  it('may be left out, and is not the second', () => {
    expect(topOf(act(state, [done]).state)).toMatchObject({ step: 'serf' });
    expect(judge(state, serf('2S'))).toMatchObject({
      because: 'ng.turn.migration.discard',
      reason: 'not-this-decision',
    });
  });
});

describe('the second step (ng.turn.migration.serf)', () => {
  it('makes one Subject a Peasant', () => {
    const { state } = act(migrating('KC 2S 4D', 'QH 3C', '5S'), [done, serf('4D')]);
    expect(state.players[0].court).toEqual(court('KC 2S'));
    expect(state.players[0].peasants).toContain(card('4D'));
  });

  it('leaves the last Subject (ng.guard.subjects), and touches no other card', () => {
    const last = act(migrating('KC 2S', 'QH 3C', ''), [done]).state;
    expect(judge(last, serf('2S'))).toMatchObject({
      because: 'ng.guard.subjects',
      reason: 'last-subject',
    });
    expect(judge(last, serf('3C'))).toMatchObject({ reason: 'not-subject' });
    expect(options(last, 'noor')).toEqual([done]);
  });
});

describe('X30: the kingdom most aligned with a Heart', () => {
  const aligned = (noor: string, mila: string) =>
    mostAligned(table({ players: players(noor, mila), number: 5 }).players, 'heart', 'noor');

  it.each([
    ['a', 'KH 2C', 'QS 4H 6H', { seat: 'noor', by: 'court' }],
    ['b', 'KS 8H', 'QC 3H 5H', { seat: 'mila', by: 'all' }],
    ['c', 'KS 8H', 'QC 5H', { seat: 'noor', by: 'highest' }],
    ['c for the other', 'KS 5H', 'QC 8H', { seat: 'mila', by: 'highest' }],
    ['d', 'KS 2C', 'QC 3D', { seat: 'noor', by: 'active' }],
  ] as const)('%s', (_, noor, mila, expected) => {
    const { cites, ...found } = aligned(noor, mila);
    expect(found).toEqual(expected);
    expect(cites).toEqual([
      'ng.turn.migration.destination',
      `ng.turn.migration.aligned-${expected.by}`,
    ]);
  });
});

describe('the Refugee', () => {
  it('lets the Destination take a Subject of its suit, to a row of its choice (ng.turn.migration.take-subject)', () => {
    const { state, facts } = turned('KH 2C, QD 4C', 'QS 4H 6H 7H', '9H 2D 3D');
    expect(typesOf(facts).slice(-2)).toEqual(['refugeeTurned', 'destinationFound']);
    expect(pending(state)).toEqual({
      name: 'refugee',
      seats: ['noor'],
      about: { card: card('9H') },
    });
    expect(options(state, 'noor')).toHaveLength(6);
    expect(judge(state, take('noor', '4H', null))).toMatchObject({
      because: 'ng.turn.migration.take-subject',
      reason: 'must-be-subject',
    });
    expect(judge(state, take('noor', '2C', 'KH'))).toMatchObject({ reason: 'not-taken' });
    expect(judge(state, take('noor', '4H', 'KS'))).toMatchObject({ reason: 'no-such-royal' });
    const { state: after } = act(state, [take('noor', '6H', 'QD')]);
    expect(after.players.map((player) => player.court)).toEqual([
      court('KH 2C, QD 4C 6H'),
      court('QS 4H 7H'),
    ]);
    expect(after.discardPile[0]).toBe(card('9H'));
  });

  it('asks the other player in this turn where theirs is the Destination', () => {
    const { state } = turned('KS 2C 8H', 'QH 3D', '9H');
    expect(pending(state)).toMatchObject({ name: 'refugee', seats: ['mila'] });
    expect(options(state, 'noor')).toEqual([]);
    expect(judge(state, take('noor', '8H', 'QH'))).toMatchObject({
      because: 'ng.turn.migration.destination',
      reason: 'not-your-decision',
      particulars: { seat: 'mila' },
    });
    const after = act(state, [take('mila', '8H', 'QH')]).state;
    expect(after.players[1].court).toEqual(court('QH 3D 8H'));
    expect(pending(after)).toMatchObject({ name: 'peasant', seats: ['mila'] });
  });

  it('makes a Subject a Peasant where Equipoise refuses it or no space is left (ng.administration.forced)', () => {
    const { state } = turned('KS 10D', 'QC 2S 4H', '9S');
    expect(judge(state, take('noor', '2S', 'KS'))).toMatchObject({ because: 'ng.equipoise' });
    expect(options(state, 'noor')).toEqual([take('noor', '2S', null)]);
    const { facts } = act(state, [take('noor', '2S', null)]);
    expect(facts[0]!.cites).toContain('ng.administration.forced');
    const full = turned('KS 2C 4D 5H', 'QC 2S 4H', '9S').state;
    expect(judge(full, take('noor', '2S', 'KS'))).toMatchObject({ because: 'ng.capacity.king' });
    expect(act(full, [take('noor', '2S', null)]).state.players[0].peasants).toEqual(numbers('2S'));
  });

  it('is not tested by Administration (ng.administration.elsewhere)', () => {
    expect(
      judge(turned('KS 3S', 'QC 2S 4H', '9S').state, take('noor', '2S', 'KS')),
    ).toBeUndefined();
  });

  it('leaves the last Subject, and takes a Peasant, who stays one (ng.turn.migration.take-peasant, ng.guard.subjects)', () => {
    const { state } = turned('KH 2C', 'QS 4H', '9H', { mila: { peasants: cards('5H 6D 7H') } });
    expect(options(state, 'noor')).toEqual([take('noor', '5H', null), take('noor', '7H', null)]);
    expect(judge(state, take('noor', '4H', 'KH'))).toMatchObject({
      because: 'ng.turn.migration.take-peasant',
      reason: 'not-taken',
    });
    expect(judge(state, take('noor', '5H', 'KH'))).toMatchObject({ reason: 'stays-peasant' });
    const after = act(state, [take('noor', '7H', null)]).state;
    expect(after.players.map(({ peasants }) => peasants)).toEqual([
      numbers('7H'),
      numbers('5H 6D'),
    ]);
  });

  it('becomes a Peasant itself where nothing else can be taken (ng.turn.migration.take-refugee)', () => {
    const { state, facts } = turned('KH 2C', 'QS 4H', '9H 3D', { mila: { peasants: cards('6D') } });
    expect(typesOf(facts)).toContain('refugeeTaken');
    expect(state.players[0].peasants).toEqual(numbers('9H'));
    expect(state.discardPile).toEqual([]);
  });

  it('X31: stays discarded where it is a Royal Card', () => {
    const { state, facts } = turned('KS 2C', 'QC 3D', 'QH 4D');
    expect(typesOf(facts)).not.toContain('refugeeTaken');
    expect(state.discardPile).toEqual(cards('QH'));
    expect(state.players[0].hand).toEqual(cards('4D'));
  });

  it('is another card where it is a Royal Card, by the other reading (refugee-royal)', () => {
    const { state } = turned(
      'KS 2C',
      'QC 3D',
      'QH 9H 4D',
      {},
      { rulings: { 'refugee-royal': 'royal-is-redrawn' } },
    );
    expect(state.discardPile).toEqual(cards('QH'));
    expect(state.players[0].peasants).toEqual(numbers('9H'));
  });

  it('is another card where it is a Joker, which lies aside (ng.turn.migration.refugee)', () => {
    const { state, facts } = turned('KS 2C', 'QC 3D', 'joker-1 joker-2 QH 4D');
    expect(typesOf(facts).filter((type) => type === 'refugeeTurned')).toHaveLength(3);
    expect(state.discardPile).toEqual(cards('QH joker-2 joker-1'));
  });

  it('is in no pile while it is the last card, and the step is left out where no card is left (ng.deck.reshuffle)', () => {
    const state = migrating('KS 2C', 'QC 3D', '', { noor: { hand: cards('5D') } });
    const last: State = { ...state, drawPile: cards('9H'), discardPile: cards('7D 8D') };
    const [noor] = act(last, [done, done]).state.players;
    expect(noor.peasants).toEqual(numbers('9H'));
    expect(cards('7D 8D')).toContain(noor.hand[1]);
    const none: State = { ...state, drawPile: [], discardPile: [] };
    expect(typesOf(act(none, [done, done]).facts)).not.toContain('refugeeTurned');
    const jokers = act({ ...none, drawPile: cards('joker-1') }, [done, done]);
    expect(typesOf(jokers.facts)).toContain('refugeeEnded');
    expect(jokers.state.players[0].hand).toEqual(cards('5D joker-1'));
  });
});

describe('the draw (ng.turn.migration.draw)', () => {
  const RH = 'QH'; // a Royal Refugee of a suit that nobody has moves nothing

  it('gives a card for each suit among the Subjects', () => {
    const { state, facts } = turned('KS 2C 3C 4D', 'QC 3D', `${RH} 5D 6D 7D`);
    expect(state.players[0].hand).toEqual(cards('5D 6D'));
    expect(
      facts.filter(({ event }) => event.type === 'cardDrawn').map(({ seenBy }) => seenBy),
    ).toEqual([['noor'], ['noor']]);
    expect(pending(state)).toMatchObject({ name: 'peasant', seats: ['mila'] });
  });

  it.each([
    ['AD AS 2S 3S 4S 5S', 7],
    ['AD AS 2S 3S 4S 5S 6S', 7],
    ['AD AS 2S 3S 4S 5S 6S 7S', 8],
  ])('stops at seven in hand: %s (ng.hand.limit)', (hand, count) => {
    const { state } = turned('KS 2C 4D', 'QC 3D', `${RH} 5D 6D`, { noor: { hand: cards(hand) } });
    expect(state.players[0].hand).toHaveLength(count);
  });

  it('may take one Peasant of the other player, of the suit of the Regnant or the Consort (ng.turn.migration.draw-peasant)', () => {
    const belongings = { mila: { peasants: cards('5S 6D 7C 8H') } };
    const { state } = turned('KS 2C 4D, QD, JC', 'QC 3D', `${RH} 9D 10D`, belongings);
    expect(state.players[0].hand).toEqual([]);
    const waiting = turned('KS 2C 4D, QD, JC', 'QC 3D AD', 'JH 9D 10D', {
      mila: { peasants: cards('5S 6D 7C') },
    }).state;
    expect(pending(waiting)).toMatchObject({ name: 'migration', seats: ['noor'] });
    expect(options(waiting, 'noor')).toEqual([draw, drawPeasant('5S'), drawPeasant('6D')]);
    expect(judge(waiting, drawPeasant('7C'))).toMatchObject({ reason: 'suit-not-at-court' });
    expect(judge(waiting, drawPeasant('8C'))).toMatchObject({ reason: 'not-peasant' });
    const drawn = act(waiting, [drawPeasant('6D')]).state;
    expect(drawn.players[0].hand).toEqual(cards('6D 9D'));
    expect(drawn.players[1].peasants).toEqual(numbers('5S 7C'));
    expect(view(drawn, 'mila').players[0]!.hand).toEqual([card('6D'), null]);
    expect(act(waiting, [draw, drawPeasant('5S')]).state.players[0].hand).toEqual(cards('9D 5S'));
  });

  it('takes one Peasant only', () => {
    const waiting = turned('KS 2C 4D 5H, QD', 'QC 3D AD', 'JH 9D 10D 8D', {
      mila: { peasants: cards('5S 6D') },
    }).state;
    const process = topOf(waiting);
    const second = {
      ...waiting,
      stack: [waiting.stack[0], { ...process, peasantDrawn: true }],
    } as State;
    expect(judge(second, drawPeasant('5S'))).toMatchObject({
      because: 'ng.turn.migration.draw-peasant',
      reason: 'peasant-drawn',
    });
  });

  it('is over where no card is left', () => {
    const state: State = {
      ...migrating('KS 2C 4D', 'QC 3D', ''),
      drawPile: cards('QH'),
      discardPile: [],
    };
    const { state: after } = act(state, [done, done]);
    expect(after.players[0].hand).toEqual(cards('QH'));
    expect(pending(after)).toMatchObject({ seats: ['mila'] });
  });
});
