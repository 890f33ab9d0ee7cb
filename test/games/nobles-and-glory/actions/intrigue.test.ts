import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import type { Readings } from '../../../../src/games/nobles-and-glory/rulings.ts';
import { outcome } from '../../../../src/games/nobles-and-glory/scoring/score-game.ts';
import { act, card, cards, court, numbers, phaseOf } from '../../../support/nobles-and-glory.ts';
import { done, insurrection, scandal, treason } from '../../../support/nobles-and-glory-actions.ts';

/** Noor’s Action Phase against a kingdom of Mila’s. */
const against = (
  mila: string,
  peasants = '',
  rulings: Partial<Readings> = {},
  noor = 'KC 7C 8C 9C, QC',
  glory = '',
) =>
  phaseOf(
    'action',
    noor,
    mila,
    { mila: { peasants: cards(peasants), glory: cards(glory) } },
    { rulings },
  );

const plotsIn = (state: ReturnType<typeof against>) => [
  ...new Set(options(state, 'noor').flatMap(({ type }) => (type === 'done' ? [] : type))),
];

const COURTS = [
  'KS 2S 3H, QH, JD 4D',
  'KS 2S 3S, QH, JH 4H',
  'KS 2D 3D, QD, JH 4H',
  'KS 2C 5C, QD, JH',
] as const;

describe('plots are open by the Royal Cards without a Subject of their suit (ng.action.intrigue)', () => {
  it.for([
    ['at-least', [[], [], ['scandal'], ['scandal', 'treason', 'insurrection']]],
    ['exactly', [[], [], ['scandal'], ['insurrection']]],
  ] as const)('%s so many', ([reading, plots]) => {
    expect(COURTS.map((mila) => plotsIn(against(mila, '', { 'intrigue-count': reading })))).toEqual(
      plots,
    );
  });

  it('two of them open Treason', () => {
    expect(plotsIn(against('KS 2H 3H, QH, JD'))).toEqual(['scandal', 'treason']);
    expect(plotsIn(against('KS 2H 3H, QH, JD', '', { 'intrigue-count': 'exactly' }))).toEqual([
      'treason',
    ]);
    expect(judge(against('KS 2S 3H'), treason('2S'))).toEqual({
      because: 'ng.action.intrigue.treason',
      reason: 'plot-closed',
      particulars: { count: 0, needed: 2 },
    });
  });
});

describe('one plot in a phase, or each of them once (intrigue-one-of-three)', () => {
  const mila = 'KS 2C 5C 6C, QD, JH';

  it('the first bars the others', () => {
    const { state } = act(against(mila), [treason('5C')]);
    expect(options(state, 'noor')).toEqual([done]);
    expect(judge(state, scandal('5C'))).toEqual({
      because: 'ng.action.once-each',
      reason: 'action-used',
      particulars: { action: 'intrigue' },
    });
  });

  it('or bars only itself', () => {
    const { state } = act(against(mila, '', { 'intrigue-one-of-three': 'each-once' }), [
      treason('5C'),
    ]);
    expect(plotsIn(state)).toEqual(['scandal', 'insurrection']);
    expect(judge(state, treason('6C'))).toMatchObject({
      reason: 'action-used',
      particulars: { action: 'treason' },
    });
    expect(plotsIn(act(state, [scandal('5C')]).state)).toEqual(['insurrection']);
  });

  it('and the Regnant Ability bars none', () => {
    const state = phaseOf('action', 'KC 8C', 'QS 2D 3D', { noor: { hand: cards('5C 3C 4D') } });
    const used = act(state, [
      { type: 'regnant', seat: 'noor', card: card('8C'), by: card('5C'), glory: card('4D') },
      done,
    ]).state;
    expect(pending(used)?.name).toBe('action');
    expect(plotsIn(used)).toEqual(['scandal']);
    expect(plotsIn(act(state, [scandal('2D')]).state)).toEqual(['regnant']);
  });
});

describe('Scandal (ng.action.intrigue.scandal)', () => {
  it('makes a Subject or a Peasant of the other player their Glory', () => {
    const state = against('KS 2H 3H', '9D 8D');
    expect(options(state, 'noor')).toEqual([
      scandal('2H'),
      scandal('3H'),
      scandal('9D'),
      scandal('8D'),
      done,
    ]);
    expect(act(state, [scandal('2H')]).state.players[1]).toMatchObject({
      court: court('KS 3H'),
      glory: numbers('2H'),
      peasants: numbers('9D 8D'),
    });
    const { state: after, facts } = act(state, [scandal('9D')]);
    expect(after.players[1]).toMatchObject({
      court: court('KS 2H 3H'),
      glory: numbers('9D'),
      peasants: numbers('8D'),
    });
    expect(facts.map(({ event, cites }) => [event.type, ...cites])).toEqual([
      ['actionUsed', 'ng.action.intrigue', 'ng.action.intrigue.scandal'],
      ['scandalMade', 'ng.action.intrigue.scandal'],
    ]);
    expect(judge(state, scandal('7C'))).toMatchObject({
      reason: 'not-in-population',
      particulars: { seat: 'mila' },
    });
  });

  it('leaves the last Subject alone (ng.guard.subjects)', () => {
    expect(judge(against('KS 2H', '9D'), scandal('2H'))).toMatchObject({
      because: 'ng.guard.subjects',
      reason: 'last-subject',
    });
    expect(options(against('KS 2H', '9D'), 'noor')).toEqual([scandal('9D'), done]);
  });

  it('X24: ends the game with the seventh card, in Noor’s turn (end-any-pile)', () => {
    const state = against('KH 4C 5C', '2D', {}, 'KC 2C', 'AS AH AC AD 2S 2H');
    const { state: after, facts } = act(state, [scandal('2D')]);
    expect(pending(after)).toBeUndefined();
    expect(outcome(after)?.winners).toEqual(['mila']);
    expect(facts.map(({ event }) => event.type).slice(1, 3)).toEqual(['scandalMade', 'lineScored']);
  });
});

describe('Treason (ng.action.intrigue.treason)', () => {
  it('makes a Subject of the other player a Peasant of theirs', () => {
    const state = against('KS 2H 3H, QH, JD', '9D');
    expect(options(state, 'noor').filter(({ type }) => type === 'treason')).toEqual([
      treason('2H'),
      treason('3H'),
    ]);
    expect(act(state, [treason('2H')]).state.players[1]).toMatchObject({
      court: court('KS 3H, QH, JD'),
      peasants: numbers('9D 2H'),
    });
    expect(judge(state, treason('9D'))).toMatchObject({ because: 'ng.term.subject' });
    expect(judge(against('KS 2H, QH, JD', '9D'), treason('2H'))).toMatchObject({
      because: 'ng.guard.subjects',
    });
  });
});

describe('Insurrection (ng.action.intrigue.insurrection)', () => {
  const state = against('KS 2C 5C, QD, JH', '9D', {}, 'KH 2H 3H 4H 5H, QH');

  it('takes a Subject or a Peasant to a space, without Equipoise, or to the Peasants', () => {
    expect(options(state, 'noor').filter(({ type }) => type === 'insurrection')).toEqual([
      insurrection('2C', 'QH'),
      insurrection('2C', null),
      insurrection('5C', 'QH'),
      insurrection('5C', null),
      insurrection('9D', 'QH'),
      insurrection('9D', null),
    ]);
    const subject = act(state, [insurrection('2C', 'QH')]).state;
    expect(subject.players.map((player) => player.court)).toEqual([
      court('KH 2H 3H 4H 5H, QH 2C'),
      court('KS 5C, QD, JH'),
    ]);
    expect(act(state, [insurrection('2C', null)]).state.players[0].peasants).toEqual(numbers('2C'));
    const raised = act(state, [insurrection('9D', 'QH')]).state;
    expect(raised.players).toMatchObject([
      { court: court('KH 2H 3H 4H 5H, QH 9D'), peasants: [] },
      { peasants: [] },
    ]);
    expect(act(state, [insurrection('9D', null)]).state.players[0].peasants).toEqual(numbers('9D'));
  });

  it('wants a space, and a Royal Card that is there', () => {
    expect(judge(state, insurrection('2C', 'KH'))).toMatchObject({
      because: 'ng.capacity.king-consort',
      reason: 'row-full',
    });
    expect(judge(state, insurrection('2C', 'QD'))).toMatchObject({ reason: 'no-such-royal' });
    expect(judge(state, insurrection('3H', null))).toMatchObject({
      because: 'ng.action.intrigue.insurrection',
    });
  });
});
