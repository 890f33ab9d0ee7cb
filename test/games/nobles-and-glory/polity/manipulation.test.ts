import { describe, expect, it } from 'vitest';
import { judge, options } from '../../../../src/games/nobles-and-glory/actions.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import type { Action } from '../../../../src/games/nobles-and-glory/types/action.ts';
import type { EventOf } from '../../../../src/games/nobles-and-glory/types/event.ts';
import type { State } from '../../../../src/games/nobles-and-glory/types/state.ts';
import { done } from '../../../support/nobles-and-glory-actions.ts';
import {
  declarePolity,
  leads,
  plays,
  polityTable,
} from '../../../support/nobles-and-glory-polities.ts';
import { decline, prepared, reveal } from '../../../support/nobles-and-glory-preparations.ts';
import { act, card, cards } from '../../../support/nobles-and-glory.ts';

const COURTS = { noor: 'QH 2H 3H, JD', mila: 'KD 4S 2C' };

/** Noor’s 7 of Spades against Mila’s 8 of Clubs, with a card beneath the Regnant of either. */
const lying = (noor: string, mila: string, lay = COURTS): State => {
  let state = polityTable(lay);
  if (noor) state = prepared(state, 'noor', noor);
  if (mila) state = prepared(state, 'mila', mila);
  return act(state, [declarePolity, leads('7S'), plays('8C')]).state;
};

const revealing: Action = { type: 'reveal', seat: 'noor' };

/** What each card of the round counts after these answers. */
const totals = (state: State, ...answers: readonly Action[]) =>
  act(state, answers).facts.flatMap(({ event }) =>
    event.type === 'polityCounted' ? [[event.added, event.total]] : [],
  );

describe('Manipulation in a round of Polity (ng.action.polity.manipulation-order)', () => {
  it('is asked of the follower, then of the leader, each in secret', () => {
    const first = lying('4D', '3D');
    expect(pending(first)).toEqual({ name: 'manipulation', seats: ['mila'], secret: true });
    expect(options(first, 'mila')).toEqual([reveal, decline]);
    expect(judge(first, revealing)).toMatchObject({ reason: 'not-your-decision' });
    for (const answer of [reveal, decline]) {
      const { state: second, facts } = act(first, [answer]);
      if (answer === decline)
        expect(facts).toEqual([
          {
            event: { type: 'nothingRevealed', seat: 'mila' },
            cites: ['ng.action.polity.manipulation-order'],
          },
        ]);
      expect(pending(second)).toEqual({ name: 'manipulation', seats: ['noor'], secret: true });
      expect(options(second, 'noor')).toEqual([revealing, done]);
    }
  });

  it('adds the value of a Diamond to one’s own card, without a bonus, and discards it (ng.preparation.manipulation, ng.action.polity.manipulation-value)', () => {
    expect(totals(lying('4D', '3D'), reveal, revealing)).toEqual([
      [4, 11],
      [3, 11],
    ]);
    expect(totals(lying('4D', '3D'), decline, revealing)).toEqual([
      [4, 11],
      [0, 8],
    ]);
    expect(totals(lying('4D', ''), done)).toEqual([
      [0, 7],
      [0, 8],
    ]);
    const diamond = act(polityTable({ ...COURTS, prize: '6D' }), []).state;
    const ofPrize = act(prepared(diamond, 'mila', '3D'), [
      declarePolity,
      leads('7S'),
      plays('8C'),
    ]).state;
    const { state, facts } = act(ofPrize, [reveal]);
    expect(facts[0]).toEqual({
      event: { type: 'preparationRevealed', seat: 'mila', card: card('3D') },
      cites: [
        'ng.action.polity.manipulation-order',
        'ng.preparation.manipulation',
        'ng.preparation.suit',
        'ng.preparation.regnant-only',
      ],
    });
    expect((facts[2]!.event as EventOf<'polityCounted'>).total).toBe(11);
    expect(facts[2]!.cites).toContain('ng.action.polity.manipulation-value');
    expect(state.discardPile).toEqual(cards('8C 7S 3D'));
    expect(state.players[1].court[0]).toMatchObject({ preparation: null });
  });

  it('is refused for another suit, and without a Diamond in the Royal Court, but asked all the same', () => {
    const other = lying('', '4H');
    expect(pending(other)).toEqual(pending(lying('', '3D')));
    expect(options(other, 'mila')).toEqual([decline]);
    expect(judge(other, reveal)).toEqual(
      refuse('ng.preparation.manipulation', 'other-suit', { card: card('4H'), suit: 'diamond' }),
    );
    const none = lying('', '3D', { ...COURTS, mila: 'KS 4S 2C' });
    expect(options(none, 'mila')).toEqual([decline]);
    expect(judge(none, reveal)).toEqual(
      refuse('ng.preparation.suit', 'no-royal-of-suit', { card: card('3D'), suit: 'diamond' }),
    );
  });

  it('counts in its own round alone, and is asked again in round two where it was kept', () => {
    const noor = lying('4D', '');
    const kept = act(noor, [revealing, leads('10S', 'mila')]);
    expect(pending(kept.state)).toMatchObject({ name: 'polity-follow', seats: ['noor'] });
    const two = act(prepared(polityTable({ ...COURTS, hand: '8D 10D 9C 7S KC' }), 'mila', '3D'), [
      declarePolity,
      leads('10D'),
      { type: 'abstain', seat: 'mila' },
      leads('7C', 'mila'),
      plays('8D', 'noor'),
    ]).state;
    expect(pending(two)).toMatchObject({ name: 'manipulation', seats: ['mila'] });
    expect(totals(two, decline)).toEqual([
      [0, 7],
      [0, 8],
    ]);
  });
});
