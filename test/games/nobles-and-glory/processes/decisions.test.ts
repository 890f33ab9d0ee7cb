import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import type { Action } from '../../../../src/games/nobles-and-glory/types/action.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import {
  act,
  card,
  cards,
  numbers,
  phaseOf,
  players,
  table,
} from '../../../support/nobles-and-glory.ts';
import { PLAYS, type PlayName } from '../../../support/nobles-and-glory-plays.ts';

const after = (name: PlayName, actions: number): State => {
  const { state, actions: all } = PLAYS[name];
  return act(state, all.slice(0, actions)).state;
};

const drawPeasant = (written: string): Action => ({
  type: 'draw-peasant',
  seat: 'noor',
  card: card(written),
});

describe('who decides, and whether only they know what there is to choose from', () => {
  it.each<[PlayName, actions: number, ReturnType<typeof pending>]>([
    ['startingCards', 0, { name: 'starting-cards', seats: ['noor', 'mila'], secret: true }],
    ['startingCards', 1, { name: 'starting-cards', seats: ['noor'], secret: true }],
    ['noInauguration', 0, { name: 'inauguration', seats: ['noor'], secret: true }],
    ['firstSteps', 0, { name: 'migration', seats: ['noor'], secret: true }],
    ['firstSteps', 1, { name: 'migration', seats: ['noor'] }],
    ['drawByChoice', 2, { name: 'migration', seats: ['noor'] }],
    ['usurper', 1, { name: 'rearrange', seats: ['noor'] }],
  ])('%s, after %i', (name, actions, expected) => {
    expect(pending(after(name, actions))).toEqual(expected);
  });
});

describe('a decision takes no action of another', () => {
  const place: Action = { type: 'place', seat: 'noor', card: card('2S'), royal: card('KC') };
  it.each<[PlayName, actions: number, because: string]>([
    ['startingCards', 0, 'ng.setup.starting-cards'],
    ['noInauguration', 0, 'ng.turn.inauguration.place'],
    ['firstSteps', 0, 'ng.turn.migration.discard'],
    ['firstSteps', 1, 'ng.turn.migration.serf'],
    ['drawByChoice', 2, 'ng.turn.migration.draw'],
    ['subjectTaken', 2, 'ng.turn.migration.destination'],
    ['usurper', 1, 'ng.court.discard-rearrange'],
    ['conspiracy', 1, 'ng.action.regnant.conspiracy'],
  ])('%s, after %i (%s)', (name, actions, because) => {
    expect(judge(after(name, actions), place)).toEqual({
      because,
      reason: 'not-this-decision',
      particulars: { action: 'place' },
    });
  });
});

describe('a Peasant drawn (ng.turn.migration.draw-peasant)', () => {
  const drawing = (noor: string): State =>
    act(
      phaseOf(
        'migration',
        noor,
        'QS 10S 9H',
        { noor: { hand: cards('6C') }, mila: { peasants: cards('5S 6D 8H') } },
        { drawPile: cards('KC 9D 10D 8D') },
      ),
      [
        { type: 'done', seat: 'noor' },
        { type: 'done', seat: 'noor' },
      ],
    ).state;

  it('has the suit of the Regnant or of the Consort, not of the Chamberlain', () => {
    const state = drawing('KS 2C 4D, QD, JH');
    expect(['5S', '6D'].map((written) => judge(state, drawPeasant(written)))).toEqual([
      undefined,
      undefined,
    ]);
    expect(judge(state, drawPeasant('8H'))).toEqual({
      because: 'ng.turn.migration.draw-peasant',
      reason: 'suit-not-at-court',
      particulars: { card: card('8H'), suit: 'heart' },
    });
  });

  it('is one of the other player’s, and a Number Card', () => {
    const state = drawing('KS 2C 4D');
    for (const written of ['2S', '10S', 'QS']) {
      expect(judge(state, drawPeasant(written))).toEqual({
        because: 'ng.turn.migration.draw-peasant',
        reason: 'not-peasant',
        particulars: { seat: 'mila', card: card(written) },
      });
    }
  });
});

describe('the last Subject', () => {
  it('is not serfed, and whose it is is told (ng.guard.subjects)', () => {
    const state = act(phaseOf('migration', 'KC 2S', 'JC 10S'), [
      { type: 'done', seat: 'noor' },
    ]).state;
    expect(judge(state, { type: 'serf', seat: 'noor', card: card('2S') })).toEqual({
      because: 'ng.guard.subjects',
      reason: 'last-subject',
      particulars: { seat: 'noor' },
    });
  });

  it('is kept: of two one may be serfed', () => {
    const two = act(phaseOf('migration', 'KC 2S 4D', 'JC 10S'), [
      { type: 'done', seat: 'noor' },
    ]).state;
    expect(judge(two, { type: 'serf', seat: 'noor', card: card('2S') })).toBeUndefined();
  });
});

describe('a Subject that the Destination takes (ng.turn.migration.take-subject)', () => {
  const take = (written: string, beside: string | null): Action => ({
    type: 'take',
    seat: 'noor',
    card: card(written),
    royal: beside === null ? null : card(beside),
  });

  it('becomes a Peasant only where no row has a space, one full row does not do', () => {
    const state = act(
      phaseOf(
        'migration',
        'KH 2C 3C 4D 6D, QD',
        'QS 4H 6H 7H',
        {},
        { drawPile: cards('9H 2D 3D') },
      ),
      [
        { type: 'done', seat: 'noor' },
        { type: 'done', seat: 'noor' },
      ],
    ).state;
    expect(judge(state, take('4H', null))).toEqual({
      because: 'ng.turn.migration.take-subject',
      reason: 'must-be-subject',
      particulars: { card: card('4H') },
    });
    expect(judge(state, take('4H', 'KH'))).toMatchObject({ reason: 'row-full' });
    expect(judge(state, take('4H', 'QD'))).toBeUndefined();
  });
});

describe('a forced placement (ng.turn.population.forced)', () => {
  it('is possible if one of several Royal Cards has a space', () => {
    const state = phaseOf('population', 'KC 10D, QD', 'JC 10S', { noor: { hand: cards('4H') } });
    const armed: State = {
      ...state,
      players: [{ ...state.players[0], armies: numbers('2D 3D 4D') }, state.players[1]],
    };
    expect(judge(armed, { type: 'done', seat: 'noor' })).toMatchObject({
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

describe('a Royal Card placed', () => {
  it('is not lost where it is no King, of whatever suit the Jack is (ng.turn.inauguration.usurper)', () => {
    const state = phaseOf('inauguration', 'KC 2C 3H, JC', 'JD 10S', {
      noor: { hand: cards('QH') },
    });
    const { facts } = act(state, [{ type: 'place-royal', seat: 'noor', card: card('QH') }]);
    expect(facts.map(({ event }) => event.type)).not.toContain('royalLost');
  });
});

describe('a position at a moment', () => {
  const two = players('KC 2S', 'QH 3S');

  it('is in the turn of whoever sits first, the third of the game, unless it says otherwise', () => {
    expect(table({ players: two }).stack.at(-2) ?? table({ players: two }).stack[0]).toMatchObject({
      type: 'turn',
      seat: 'noor',
      number: 3,
    });
  });
});
