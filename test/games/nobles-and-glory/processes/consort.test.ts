import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import type { Action } from '../../../../src/games/nobles-and-glory/types/action.ts';
import {
  champion,
  done,
  regnant,
  replace,
  afterPillage,
} from '../../../support/nobles-and-glory-actions.ts';
import { act, acting } from '../../../support/nobles-and-glory.ts';

/** The same after a Pillage with a Consort: the Consort Ability is asked. */
const pillaged = (consort: string, hand: string) =>
  act(acting(`KC 8C 6D, ${consort}`, 'JS 3H', `5C 3D ${hand}`, '9H 4C'), [
    regnant('8C', '5C', '3D'),
  ]).state;

describe('the Consort Ability (ng.action.consort)', () => {
  it('is asked of every hand alike, and may be left out', () => {
    const state = afterPillage('QS 4H', '');
    expect(pending(state)).toEqual({ name: 'consort', seats: ['noor'], secret: true });
    expect(options(state, 'noor')).toEqual([done]);
  });
});

describe('what happens cites the rule that it follows', () => {
  /** Of what an action does, the note that it has been used apart. */
  const causes = (state: ReturnType<typeof acting>, action: Action) =>
    act(state, [action]).facts.find(({ event }) => event.type !== 'actionUsed')!.cites;

  it('of a Consort Ability: the ability and its own (ng.action.consort)', () => {
    expect(causes(pillaged('QH', '2S'), replace('9H', '2S'))).toEqual([
      'ng.action.consort',
      'ng.action.consort.campaign',
    ]);
    expect(causes(pillaged('QC', ''), champion('4C'))).toEqual([
      'ng.action.consort',
      'ng.action.consort.champion',
    ]);
    expect(causes(pillaged('QS 4H', '2H'), replace('4H', '2H'))).toEqual([
      'ng.action.consort',
      'ng.action.consort.reap',
    ]);
    expect(causes(pillaged('QD 4H', '5H'), replace('4H', '5H'))).toEqual([
      'ng.action.consort',
      'ng.action.consort.treasurer',
    ]);
  });
});

describe('a refusal names the cards that it is about', () => {
  const named = (state: ReturnType<typeof acting>, action: Action) =>
    judge(state, action)?.particulars;

  it('of a Consort Ability (ng.action.consort)', () => {
    expect(named(pillaged('QS 4H', '5H'), replace('4H', '5H'))).toEqual({
      card: 'heart-5',
      than: 'heart-4',
    });
    expect(named(pillaged('QH', '2S'), replace('6D', '2S'))).toEqual({
      seat: 'mila',
      card: 'diamond-6',
    });
    expect(named(pillaged('QC', ''), champion('9H'))).toEqual({ card: 'heart-9', suit: 'club' });
    expect(named(pillaged('QC', ''), champion('10C'))).toEqual({ card: 'club-10' });
  });
});
