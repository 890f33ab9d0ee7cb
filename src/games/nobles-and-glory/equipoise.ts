import { nextSuit, previousSuit, suitOf, valueOf, type NumberId } from './cards.ts';
import { refuse, type Judgement } from './refuse.ts';
import type { Readings } from './rulings.ts';
import { totalOf } from './subjects.ts';

/**
 * The Equipoise Rule for a card that is to join these Subjects (`ng.equipoise`,
 * `ng.equipoise.own-total`): by the printed example the previous suit has a lower total than the
 * card’s own suit, or the next one a higher one; by the printed rule both have a lower one
 * (`equipoise-direction`). An equal total never helps.
 */
export function checkEquipoise(
  subjects: readonly NumberId[],
  card: NumberId,
  { 'equipoise-direction': direction }: Pick<Readings, 'equipoise-direction'>,
): Judgement {
  const suit = suitOf(card);
  const total = totalOf(subjects, suit) + valueOf(card);
  const previous = totalOf(subjects, previousSuit(suit));
  const next = totalOf(subjects, nextSuit(suit));
  switch (direction) {
    case 'previous-lower-or-next-higher':
      return previous < total || next > total
        ? undefined
        : refuse('ng.equipoise', 'equipoise-neither', { card, total, previous, next });
    case 'both-neighbours-lower':
      if (previous >= total)
        return refuse('ng.equipoise.previous', 'equipoise-previous', { card, total, previous });
      return next < total
        ? undefined
        : refuse('ng.equipoise.next', 'equipoise-next', { card, total, next });
  }
}
