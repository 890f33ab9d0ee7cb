import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import type { Action } from '../../../../src/games/nobles-and-glory/types/action.ts';
import { act, cards, phaseOf } from '../../../support/nobles-and-glory.ts';
import {
  champion,
  discardGlory,
  insurrection,
  regnant,
  replace,
  treason,
} from '../../../support/nobles-and-glory-actions.ts';
import { played, PLAYS } from '../../../support/nobles-and-glory-plays.ts';

/** Noor’s Action Phase. */
const phase = (noor: string, mila: string, hand = '', their = '') =>
  phaseOf('action', noor, mila, { noor: { hand: cards(hand) }, mila: { peasants: cards(their) } });

/** The same after a Pillage with a Consort: the Consort Ability is asked. */
const pillaged = (consort: string, hand: string) =>
  act(phase(`KC 8C 6D, ${consort}`, 'JS 3H', `5C 3D ${hand}`, '9H 4C'), [regnant('8C', '5C', '3D')])
    .state;

describe('what happens cites the rule that it follows', () => {
  /** Of what an action does, the note that it has been used apart. */
  const causes = (state: ReturnType<typeof phase>, action: Action) =>
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

  it('of a plot: the plot (ng.action.intrigue)', () => {
    expect(causes(phase('KC 7C, QC', 'KS 2H 3H, QH, JD'), treason('2H'))).toEqual([
      'ng.action.intrigue.treason',
    ]);
    const state = phase('KH 2H, QH', 'KS 2C 5C, QD, JH', '', '9D');
    expect(causes(state, insurrection('2C', 'QH'))).toEqual(['ng.action.intrigue.insurrection']);
    expect(causes(state, insurrection('9D', null))).toEqual(['ng.action.intrigue.insurrection']);
  });

  it('of a Regnant Ability: the replacement (ng.action.regnant.scholastic)', () => {
    const { facts } = act(phase('KH 5H', 'QS 3S', '8C 4H', '7C'), [regnant('7C', '8C', '4H')]);
    expect(facts.find(({ event }) => event.type === 'peasantReplaced')!.cites).toEqual([
      'ng.action.regnant.scholastic',
    ]);
  });

  it('of a Conspiracy: the Conspiracy (ng.action.regnant.conspiracy)', () => {
    const state = phaseOf('action', 'KC 8C', 'QS 3S', {
      noor: { hand: cards('5C'), glory: cards('2H') },
      mila: { peasants: cards('7S') },
    });
    expect(causes(act(state, [regnant('8C', '5C', '7S')]).state, discardGlory('2H'))).toEqual([
      'ng.action.regnant.conspiracy',
    ]);
  });

  it('of the counting: what gives each line, the total its own (ng.end.score)', () => {
    const { facts } = played('seventhGlory');
    expect(
      facts
        .slice(-9)
        .map(({ event, cites }) => ['line' in event ? event.line : event.type, ...cites]),
    ).toEqual([
      ...['noor', 'mila'].flatMap(() => [
        ['glory', 'ng.end.score'],
        ['bonus', 'ng.end.bonus.club'],
        ['decree', 'ng.action.decree.penalty'],
        ['totalScored', 'ng.end.score'],
      ]),
      ['gameOver', 'ng.end.score', 'ng.end.trigger'],
    ]);
  });
});

describe('a refusal names the cards that it is about', () => {
  const named = (state: ReturnType<typeof phase>, action: Action) =>
    judge(state, action)?.particulars;

  it('of Harvest (ng.action.regnant.harvest)', () => {
    const state = phase('KS 5S 4H', 'QH 3H', '8S 6H 4S 5D KD joker-1');
    expect(named(state, regnant('5S', '9S', '4S'))).toEqual({ seat: 'noor', card: 'spade-9' });
    expect(named(state, regnant('5S', 'KD', '4S'))).toEqual({ card: 'diamond-king' });
    expect(named(state, regnant('5S', '6H', '4S'))).toEqual({ card: 'heart-6', suit: 'spade' });
    expect(named(state, regnant('5S', '4S', '4S'))).toEqual({ card: 'spade-4', than: 'spade-5' });
    expect(named(state, regnant('5S', '8S', '2C'))).toEqual({ seat: 'noor', card: 'club-2' });
    expect(named(state, regnant('5S', '8S', 'joker-1'))).toEqual({ card: 'joker-1' });
    expect(named(state, regnant('5S', '8S', '5D'))).toEqual({ card: 'diamond-5', suit: 'spade' });
    expect(named(state, regnant('4H', '6H', '4S'))).toEqual({ card: 'spade-4', than: 'heart-4' });
    expect(named(state, regnant('5S', '8S', '8S'))).toEqual({ card: 'spade-8' });
  });

  it('of Scholastic: the Peasant that is a Heart (ng.action.regnant.scholastic)', () => {
    expect(named(phase('KH 5H', 'QS 3S', '9H 4H', '6H'), regnant('6H', '9H', '4H'))).toEqual({
      card: 'heart-6',
      suit: 'heart',
    });
  });

  it('of Conspiracy and Sedition: the card that is no Glory of one’s own (ng.action.regnant.conspiracy, ng.action.regnant.sedition)', () => {
    const { state, actions } = PLAYS.conspiracy;
    const conspired = act(state, actions.slice(0, 1)).state;
    const seditious = act(conspired, [{ type: 'done', seat: 'noor' }]).state;
    for (const asked of [conspired, seditious])
      expect(named(asked, discardGlory('8C'))).toEqual({ seat: 'noor', card: 'club-8' });
  });

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

  it('of a plot: the Royal Card that is not there, the player of the last Subject (ng.action.intrigue, ng.guard.subjects)', () => {
    expect(named(phase('KH 2H, QH', 'KS 2C 5C, QD, JH'), insurrection('2C', 'QD'))).toEqual({
      card: 'diamond-queen',
    });
    expect(named(phase('KH 2H, QH', 'KS 2C, QD, JH'), treason('2C'))).toEqual({ seat: 'mila' });
  });

  it('of somebody who does not play: the seat (ng.players)', () => {
    expect(judge(phase('KC 2C', 'QS 3S'), { type: 'done', seat: 'juri' })).toEqual({
      because: 'ng.players',
      reason: 'no-such-seat',
      particulars: { seat: 'juri' },
    });
  });
});
