import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import type { Action } from '../../../../src/games/nobles-and-glory/types/action.ts';
import { done, insurrection, scandal, treason } from '../../../support/nobles-and-glory-actions.ts';
import { act, card, cards, phaseOf, plotting, acting } from '../../../support/nobles-and-glory.ts';

const plotsIn = (state: ReturnType<typeof plotting>) => [
  ...new Set(options(state, 'noor').flatMap(({ type }) => (type === 'done' ? [] : type))),
];

const COURTS = [
  'KS 2S 3H, QH, JD 4D',
  'KS 2S 3S, QH, JH 4H',
  'KS 2D 3D, QD, JH 4H',
  'KS 2C 5C, QD, JH',
] as const;

describe('what happens cites the rule that it follows', () => {
  /** Of what an action does, the note that it has been used apart. */
  const causes = (state: ReturnType<typeof acting>, action: Action) =>
    act(state, [action]).facts.find(({ event }) => event.type !== 'actionUsed')!.cites;

  it('of a plot: the plot (ng.action.intrigue)', () => {
    expect(causes(acting('KC 7C, QC', 'KS 2H 3H, QH, JD'), treason('2H'))).toEqual([
      'ng.action.intrigue.treason',
    ]);
    const state = acting('KH 2H, QH', 'KS 2C 5C, QD, JH', '', '9D');
    expect(causes(state, insurrection('2C', 'QH'))).toEqual(['ng.action.intrigue.insurrection']);
    expect(causes(state, insurrection('9D', null))).toEqual(['ng.action.intrigue.insurrection']);
  });
});

describe('a refusal names the cards that it is about', () => {
  const named = (state: ReturnType<typeof acting>, action: Action) =>
    judge(state, action)?.particulars;

  it('of a plot: the Royal Card that is not there, the player of the last Subject (ng.action.intrigue, ng.guard.subjects)', () => {
    expect(named(acting('KH 2H, QH', 'KS 2C 5C, QD, JH'), insurrection('2C', 'QD'))).toEqual({
      card: 'diamond-queen',
    });
    expect(named(acting('KH 2H, QH', 'KS 2C, QD, JH'), treason('2C'))).toEqual({ seat: 'mila' });
  });
});

describe('plots are open by the Royal Cards without a Subject of their suit (ng.action.intrigue)', () => {
  it.for([
    ['at-least', [[], [], ['scandal'], ['scandal', 'treason', 'insurrection']]],
    ['exactly', [[], [], ['scandal'], ['insurrection']]],
  ] as const)('%s so many', ([reading, plots]) => {
    expect(
      COURTS.map((mila) => plotsIn(plotting(mila, { rulings: { 'intrigue-count': reading } }))),
    ).toEqual(plots);
  });

  it('two of them open Treason', () => {
    expect(plotsIn(plotting('KS 2H 3H, QH, JD'))).toEqual(['scandal', 'treason']);
    expect(
      plotsIn(plotting('KS 2H 3H, QH, JD', { rulings: { 'intrigue-count': 'exactly' } })),
    ).toEqual(['treason']);
    expect(judge(plotting('KS 2S 3H'), treason('2S'))).toEqual({
      because: 'ng.action.intrigue.treason',
      reason: 'plot-closed',
      particulars: { count: 0, needed: 2 },
    });
  });
});

describe('one plot in a phase, or each of them once (intrigue-one-of-three)', () => {
  const mila = 'KS 2C 5C 6C, QD, JH';

  it('the first bars the others', () => {
    const { state } = act(plotting(mila), [treason('5C')]);
    expect(options(state, 'noor')).toEqual([done]);
    expect(judge(state, scandal('5C'))).toEqual({
      because: 'ng.action.once-each',
      reason: 'action-used',
      particulars: { action: 'intrigue' },
    });
  });

  it('or bars only itself', () => {
    const { state } = act(plotting(mila, { rulings: { 'intrigue-one-of-three': 'each-once' } }), [
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
    expect(plotsIn(used)).toEqual(['scandal', 'decree']);
    expect(plotsIn(act(state, [scandal('2D')]).state)).toEqual(['enlist', 'regnant', 'decree']);
  });
});
