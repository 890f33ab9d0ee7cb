import { describe, expect, it } from 'vitest';
import { judge } from '../../../../src/games/nobles-and-glory/actions.ts';
import { duel } from '../../../../src/games/nobles-and-glory/duel/challenge.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import { topOf } from '../../../../src/games/nobles-and-glory/stack.ts';
import { challenge, giveGlory, usesOf } from '../../../support/nobles-and-glory-actions.ts';
import { dueled, duelling, MILA_LOSES } from '../../../support/nobles-and-glory-duels.ts';
import { act, card, type ActionTable } from '../../../support/nobles-and-glory.ts';

const CONDITION = 'ng.action.duel.condition';
const judged = (noor: string, lying: ActionTable = {}) =>
  judge(duelling(noor, lying), challenge('KC', 'KS'));

describe('a challenge to a Duel (ng.action.duel.condition)', () => {
  it('names a Royal Card of one’s own and one of the other player’s', () => {
    const { state, facts } = act(duelling(), [challenge('KC', 'KS')]);
    expect(facts).toEqual([
      {
        event: { type: 'actionUsed', seat: 'noor', action: 'duel' },
        cites: [CONDITION],
      },
      {
        event: {
          type: 'duelStarted',
          seat: 'noor',
          card: card('KC'),
          opponent: 'mila',
          royal: card('KS'),
        },
        cites: ['ng.action.duel.declare', 'ng.action.duel.combatants'],
      },
    ]);
    expect(topOf(state)).toEqual({
      type: 'duel',
      duelists: [
        { seat: 'noor', combatant: card('KC'), open: [], down: null, trained: 0 },
        { seat: 'mila', combatant: card('KS'), open: [], down: null, trained: 0 },
      ],
      stage: { name: 'round-one' },
    });
  });

  it('is made once in a phase (ng.action.once-each)', () => {
    const paid = act(dueled(MILA_LOSES, duelling(undefined, { theirGlory: '9H' })).state, [
      giveGlory('9H', 'mila'),
    ]).state;
    expect(judge(paid, challenge('QD', 'QH'))).toEqual(
      refuse('ng.action.once-each', 'action-used', { action: 'duel' }),
    );
  });

  it('takes two Club Subjects, at least', () => {
    expect(judged('KC 2C 4D')).toEqual(
      refuse(CONDITION, 'too-few-subjects', { suit: 'club', count: 1, needed: 2 }),
    );
    expect(judged('KC 2C 4C 5C')).toBeUndefined();
  });

  it('takes five cards in each hand', () => {
    expect(judged('KC 2C 4C', { hand: '9C 4S 7D 8H' })).toEqual(
      refuse(CONDITION, 'hand-too-small', { seat: 'noor', count: 4, needed: 5 }),
    );
    expect(judged('KC 2C 4C', { theirHand: '6H 6S 5H 7H' })).toEqual(
      refuse(CONDITION, 'hand-too-small', { seat: 'mila', count: 4, needed: 5 }),
    );
  });

  it('takes a Number Card to place, of the challenger only (ng.action.completable)', () => {
    const royals = 'KD QC QS JS joker-1';
    expect(judged('KC 2C 4C', { hand: royals })).toEqual(
      refuse('ng.action.completable', 'no-number-card', { seat: 'noor' }),
    );
    expect(judged('KC 2C 4C', { theirHand: royals })).toBeUndefined();
  });

  it('is between Royal Cards of these kingdoms', () => {
    expect(judge(duelling(), challenge('KS', 'KC'))).toEqual(
      refuse(CONDITION, 'not-in-court', { seat: 'noor', card: card('KS') }),
    );
    expect(judge(duelling(), challenge('KC', 'QD'))).toEqual(
      refuse(CONDITION, 'not-in-court', { seat: 'mila', card: card('QD') }),
    );
  });

  it('is not possible while either recovers (ng.action.duel.recovering)', () => {
    expect(judged('KC 2C 4C (9D)')).toEqual(
      refuse('ng.action.duel.recovering', 'recovering', { card: card('KC') }),
    );
    expect(judged('KC 2C 4C', { mila: 'KS 3S (9D)' })).toEqual(
      refuse('ng.action.duel.recovering', 'recovering', { card: card('KS') }),
    );
    expect(judged('KC 2C 4C, QD (9D)')).toBeUndefined();
  });

  it('is between Regnants, or between other Royal Cards (duel-combatants)', () => {
    expect(usesOf(duel, duelling())).toEqual([challenge('KC', 'KS'), challenge('QD', 'QH')]);
    for (const [own, theirs] of [
      ['KC', 'QH'],
      ['QD', 'KS'],
    ] as const)
      expect(judge(duelling(), challenge(own, theirs))).toEqual(
        refuse('ng.action.duel.combatants', 'regnant-and-other', {
          card: card(own),
          royal: card(theirs),
        }),
      );
    expect(usesOf(duel, duelling(undefined, { mila: 'QH 3S, JS' }))).toEqual([
      challenge('KC', 'QH'),
      challenge('QD', 'JS'),
    ]);
    expect(usesOf(duel, duelling(undefined, { mila: 'KS 3S' }))).toEqual([challenge('KC', 'KS')]);
  });

  it('is between Regnants only by the other reading (duel-combatants)', () => {
    const strict = duelling(undefined, { rulings: { 'duel-combatants': 'regnants-only' } });
    expect(usesOf(duel, strict)).toEqual([challenge('KC', 'KS')]);
    expect(judge(strict, challenge('QD', 'QH'))).toEqual(
      refuse('ng.action.duel.combatants', 'regnants-only', { card: card('QD'), royal: card('QH') }),
    );
  });
});
