import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../../src/games/nobles-and-glory/cards.ts';
import { pending } from '../../../../src/games/nobles-and-glory/pending.ts';
import { refuse } from '../../../../src/games/nobles-and-glory/refuse.ts';
import type { Position } from '../../../../src/games/nobles-and-glory/types/position.ts';
import { dueled, duelPosition } from '../../../support/nobles-and-glory-duels.ts';
import {
  card,
  cards,
  impossible,
  inventory,
  table,
  type ActionTable,
} from '../../../support/nobles-and-glory.ts';

/** Noor’s Duel of the two Kings. */
const position = (
  { loser, placed = '' }: { readonly loser?: 'noor' | 'mila'; readonly placed?: string },
  {
    noor,
    discardPile = '',
    ...lying
  }: ActionTable & { readonly noor?: string; readonly discardPile?: string } = {},
  rest: Omit<Position, 'players'> = {},
): Position =>
  duelPosition(noor, lying, {
    duel: {
      card: card('KC'),
      royal: card('KS'),
      ...(loser && { loser }),
      ...(placed && { placed: cards(placed) }),
    },
    discardPile: cards(discardPile),
    ...rest,
  });

const SECOND = { hand: '9C 4S 7D 10S', theirHand: '6H 6S 5H 7H', discardPile: '8H 10C' };

describe('a position in the middle of a Duel', () => {
  it('is where a Duel comes to by itself', () => {
    expect(table(position({}))).toEqual(dueled('').state);
    expect(table(position({ placed: '10C' }, { theirHand: '6H 6S 5H 7H' }))).toEqual(
      dueled('m10C').state,
    );
    expect(table(position({ loser: 'noor' }, SECOND))).toEqual(dueled('m10C n8H').state);
    const third = table(
      position(
        { loser: 'noor', placed: '4S 6H 9C' },
        { ...SECOND, hand: '7D 10S', theirHand: '6S 5H 7H' },
      ),
    );
    expect(third).toEqual(dueled('m10C n8H n4S m6H n9C').state);
    expect(inventory(third)).toEqual(CARDS);
  });

  it('waits for whoever has to place the next card', () => {
    const { seats, about } = pending(
      table(
        position({ loser: 'mila', placed: '6S' }, { theirHand: '6H 5H 7H', discardPile: '10H AC' }),
      ),
    )!;
    expect([seats, about]).toEqual([['noor'], { step: 'down' }]);
  });

  it('cannot be outside an Action Phase, or in a Polity', () => {
    const notNow = refuse('ng.action.duel.condition', 'duel-not-now');
    expect(impossible(position({}, {}, { phase: 'peasant' }))).toEqual(notNow);
    const both = position(
      {},
      { noor: 'KC 2C 4C 2H, QD 3H', theirGlory: '9S' },
      { polity: { prize: card('9H') } },
    );
    expect(impossible(both)).toEqual(refuse('ng.action.any-number', 'two-under-way'));
  });

  it('cannot be where none could have been declared', () => {
    expect(impossible(position({}, { noor: 'KC 2C 4D, QD' }))).toMatchObject({
      reason: 'too-few-subjects',
    });
    expect(impossible(position({}, { theirHand: '6H 6S 5H 7H' }))).toMatchObject({
      reason: 'hand-too-small',
      particulars: { seat: 'mila', count: 4, needed: 5 },
    });
    expect(impossible(position({ loser: 'noor' }, { ...SECOND, hand: '9C 4S 7D' }))).toMatchObject({
      reason: 'hand-too-small',
      particulars: { seat: 'noor', count: 3, needed: 4 },
    });
    expect(impossible(position({}, { noor: 'KC 2C 4C (9D), QD' }))).toMatchObject({
      reason: 'recovering',
    });
    expect(impossible(position({}, { hand: 'JH JC QC QS joker-1' }))).toMatchObject({
      reason: 'no-number-card',
    });
  });

  it('cannot be where it would be lost for want of a card (ng.action.duel.no-card)', () => {
    expect(impossible(position({}, { theirHand: 'JH JC QC QS joker-1' }))).toMatchObject({
      reason: 'no-number-card',
      particulars: { seat: 'mila' },
    });
  });

  it.for(['', '8H', 'QC 8H 10C', '8H QC'])(
    'has the cards of round one on top of the Discard Pile: not %s (ng.action.duel.round-one-discard)',
    (discardPile) => {
      expect(impossible(position({ loser: 'noor' }, { ...SECOND, discardPile }))).toEqual(
        refuse('ng.action.duel.round-one-discard', 'round-one-not-discarded'),
      );
    },
  );

  it('comes after a draw only where the challenger has lost round one (ng.action.duel.round-one)', () => {
    const drawn = { ...SECOND, discardPile: '8H 8C' };
    expect(impossible(position({ loser: 'mila' }, drawn))).toEqual(
      refuse('ng.action.duel.round-one', 'round-one-tied'),
    );
    expect(pending(table(position({ loser: 'noor' }, drawn)))).toMatchObject({ seats: ['noor'] });
  });

  it('has cards that can lie there', () => {
    expect(impossible(position({ placed: '10C AS' }, { theirHand: '6H 6S 5H 7H' }))).toEqual(
      refuse('ng.action.duel.declare', 'too-many-placed', { count: 2, most: 1 }),
    );
    expect(impossible(position({ loser: 'noor', placed: 'AS AH AC AD' }, SECOND))).toMatchObject({
      particulars: { count: 4, most: 3 },
    });
    expect(impossible(position({ placed: 'JH' }))).toEqual(
      refuse('ng.card.number', 'not-number', { card: card('JH') }),
    );
    expect(impossible(position({ placed: '6H' }))).toMatchObject({ reason: 'card-twice' });
    expect(
      impossible({
        ...position({}),
        duel: { card: card('KC'), royal: card('KS'), loser: 'juri' },
      }),
    ).toEqual(refuse('ng.players', 'no-such-seat', { seat: 'juri' }));
  });
});
