import type { Seat } from '../../engine/types.ts';
import { isNumber, suitOf, valueOf, type CardId } from './cards.ts';
import { refuse, type Judgement } from './refuse.ts';
import type { Rule } from './rules.ts';

/** A Number Card that is discarded, and one from a hand or a pile that is to take its place. */
interface Replacement {
  /** Whose hand or pile it comes from. */
  readonly seat: Seat;
  readonly card: CardId;
  readonly by: CardId;
  readonly from: readonly CardId[];
  /** What its value must be; null where any other card will do, also of another suit. */
  readonly must: 'higher' | 'lower' | null;
}

/**
 * Whether a card may take the place of another: a Number Card that is there, of the same suit, of a
 * higher or a lower value; equal ones are neither.
 */
export function judgeReplacement(
  { seat, card, by, from, must }: Replacement,
  because: Rule,
): Judgement {
  if (!from.includes(by)) return refuse(because, 'not-in-hand', { seat, card: by });
  if (!isNumber(by)) return refuse('ng.card.number', 'not-number', { card: by });
  if (must === null || !isNumber(card)) return undefined;
  const suit = suitOf(card);
  if (suitOf(by) !== suit) return refuse(because, 'other-suit', { card: by, suit });
  const difference = valueOf(by) - valueOf(card);
  if (must === 'higher')
    return difference > 0 ? undefined : refuse(because, 'not-higher', { card: by, than: card });
  return difference < 0 ? undefined : refuse(because, 'not-lower', { card: by, than: card });
}
