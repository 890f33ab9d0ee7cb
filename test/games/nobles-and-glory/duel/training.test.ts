import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import { topOf } from '../../../../src/games/nobles-and-glory/stack.ts';
import type { Action } from '../../../../src/games/nobles-and-glory/types/action.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import { challenge, done, giveGlory } from '../../../support/nobles-and-glory-actions.ts';
import {
  discardRoyal,
  dueled,
  duelling,
  MILA_LOSES,
  placed,
  yields,
} from '../../../support/nobles-and-glory-duels.ts';
import { decline, prepared, reveal } from '../../../support/nobles-and-glory-preparations.ts';
import { act, card, cards, court, type ActionTable } from '../../../support/nobles-and-glory.ts';

const RULE = 'ng.preparation.training';
const KEPT = { 'duel-training-recovery': 'becomes-recovery' } as const;
const revealing: Action = { type: 'reveal', seat: 'noor' };

/** After round two, 13 for Noor and 12 for Mila, with a card beneath the Regnant of either. */
function trained(noor: string, mila: string, lying: ActionTable = {}, ours?: string) {
  let state: State = duelling(ours, {
    mila: 'KS 3S 5D, QC',
    glory: '9D',
    theirGlory: '9H',
    ...lying,
  });
  if (noor) state = prepared(state, 'noor', noor);
  if (mila) state = prepared(state, 'mila', mila);
  return dueled(MILA_LOSES, state);
}

const losers = (state: State, ...answers: readonly Action[]) =>
  act(state, answers).facts.flatMap(({ event }) =>
    event.type === 'duelLost' ? [event.seat, event.by] : [],
  );

describe('Training after round two of a Duel (ng.preparation.training)', () => {
  it('makes 15 of 12, and is discarded: 13 lose (X28, duel-training-recovery)', () => {
    const { state } = trained('', '3C');
    const { state: after, facts } = act(state, [reveal]);
    expect(facts).toEqual([
      {
        event: { type: 'preparationRevealed', seat: 'mila', card: card('3C') },
        cites: [
          RULE,
          'ng.preparation.training-not-recovery',
          'ng.preparation.suit',
          'ng.preparation.regnant-only',
        ],
      },
      { event: { type: 'duelLost', seat: 'noor', by: 'lower' }, cites: ['ng.action.duel.result'] },
    ]);
    expect(after.discardPile).toEqual(cards('3C 8H 10C'));
    const paid = act(after, [giveGlory('9D')]).state;
    expect(paid.players.map((player) => player.court)).toEqual([
      court('KC 2C 4C (4S 9C), QD'),
      court('KS 3S 5D (6S 6H), QC'),
    ]);
  });

  it('becomes a Recovery Card of the combatant by the other reading (X28, duel-training-recovery)', () => {
    const { state, facts } = act(trained('', '3C', { rulings: KEPT }).state, [reveal]);
    expect(facts[0]!.cites).toContain('ng.action.duel.recovery');
    expect(facts[1]!.event).toMatchObject({ type: 'duelLost', seat: 'noor' });
    expect(state.discardPile).toEqual(cards('8H 10C'));
    const paid = act(state, [giveGlory('9D')]).state;
    expect(paid.players[1].court).toEqual(court('KS 3S 5D (6S 6H 3C), QC'));
  });

  it('goes with a combatant that is discarded by that reading', () => {
    const { state } = act(trained('', 'AC', { rulings: KEPT }).state, [reveal]);
    expect(topOf(state)).toMatchObject({ stage: { name: 'penalty', loser: 'noor' } });
    const { state: after } = act(trained('5C', 'AC', { rulings: KEPT }).state, [
      decline,
      revealing,
      discardRoyal('mila'),
    ]);
    expect(after.players[0].court).toEqual(court('KC 2C 4C (4S 9C 5C), QD'));
    expect(after.discardPile).toEqual(cards('6S 6H KS AC 8H 10C'));
  });

  it('is asked of the challenged player, then of the challenger (duel-training-order)', () => {
    const { state, facts } = trained('5C', '3C');
    expect(facts.at(-1)).toEqual({
      event: { type: 'trainingAsked', seats: ['mila', 'noor'] },
      cites: [RULE],
    });
    expect(pending(state)).toEqual({
      name: 'training',
      seats: ['mila'],
      secret: true,
      about: { total: 12, against: 13 },
    });
    expect(options(state, 'mila')).toEqual([reveal, decline]);
    const { state: next } = act(state, [reveal]);
    expect(pending(next)).toEqual({
      name: 'training',
      seats: ['noor'],
      secret: true,
      about: { total: 13, against: 15 },
    });
    expect(losers(next, revealing)).toEqual(['mila', 'lower']);
    expect(losers(next, done)).toEqual(['noor', 'lower']);
    expect(losers(state, decline, done)).toEqual(['mila', 'lower']);
    expect(act(state, [decline]).facts).toEqual([
      { event: { type: 'nothingRevealed', seat: 'mila' }, cites: [RULE] },
    ]);
  });

  it('leaves a loser without Glory whose Royal Card is the only one no choice of what to pay', () => {
    const { state } = trained('', '7S', { mila: 'KS 3S 5D', theirGlory: '' });
    const { state: after } = act(state, [decline]);
    expect(pending(after)).toMatchObject({
      name: 'duel',
      seats: ['noor'],
      about: { step: 'taking' },
    });
  });

  it('makes a tie that the challenger loses', () => {
    expect(losers(trained('', 'AC').state, reveal)).toEqual(['noor', 'tie']);
  });

  it('is asked of whoever has a card beneath the Regnant, whether it fits or not (window-shown)', () => {
    for (const written of ['3C', '7S']) {
      const { state } = trained('', written);
      expect(pending(state)).toMatchObject({ name: 'training', seats: ['mila'] });
      expect(losers(state, decline)).toEqual(['mila', 'lower']);
    }
    const { state } = trained('', '7S');
    expect(options(state, 'mila')).toEqual([decline]);
    expect(judge(state, reveal)).toEqual(
      refuse(RULE, 'other-suit', { card: card('7S'), suit: 'club' }),
    );
    expect(trained('', '').facts.at(-1)!.event).toMatchObject({ type: 'duelLost' });
    const beneathQueen = prepared(duelling(undefined, { mila: 'KS 3S 5D, QC' }), 'mila', '3C', 1);
    expect(dueled(MILA_LOSES, beneathQueen).facts.at(-1)!.event.type).toBe('duelLost');
  });

  it('takes a Club in the Royal Court (ng.preparation.suit)', () => {
    const { state } = trained('', '3C', { mila: 'KS 3S 5D, QH' });
    expect(judge(state, reveal)).toEqual(
      refuse('ng.preparation.suit', 'no-royal-of-suit', { card: card('3C'), suit: 'club' }),
    );
  });

  it('helps any combatant of the kingdom, but not beneath a Regnant that recovers (duel-training-who, recovery-blocks)', () => {
    const byQueens = (mila: string): State =>
      act(prepared(duelling(undefined, { mila, theirGlory: '9H' }), 'mila', '3C'), [
        challenge('QD', 'QC'),
        ...placed(MILA_LOSES),
      ]).state;
    expect(losers(byQueens('KS 3S 5D, QC'), reveal)).toEqual(['noor', 'lower']);
    const recovering = byQueens('KS 3S 5D (8S), QC');
    expect(options(recovering, 'mila')).toEqual([decline]);
    expect(judge(recovering, reveal)).toEqual(
      refuse('ng.action.duel.recovering', 'recovering', { card: card('KS') }),
    );
  });

  it('is not asked after a yield', () => {
    const state = prepared(duelling(undefined, { mila: 'KS 3S 5D, QC' }), 'mila', '3C');
    expect(
      act(dueled('m10C n8H', state).state, [placed('n4S')[0]!, yields]).facts.at(-1)!.event,
    ).toEqual({ type: 'duelLost', seat: 'mila', by: 'yield' });
  });

  it('answers nothing else', () => {
    expect(judge(trained('', '3C').state, yields)).toMatchObject({
      because: RULE,
      reason: 'not-this-decision',
    });
  });
});
