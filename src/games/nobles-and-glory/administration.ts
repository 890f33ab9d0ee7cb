import { suitOf, SUITS, type NumberId, type Suit } from './cards.ts';
import { refuse, type Judgement } from './refuse.ts';
import type { Readings } from './rulings.ts';
import { subjectsOf } from './subjects.ts';
import type { Court } from './types/state.ts';

/**
 * The Administration Rule: the second Subject of a suit needs one card of each other suit, the
 * third two, and so on (`ng.administration`, `ng.administration.third`). The own suit is counted
 * among Subjects only, the others in the Royal Court as well or, by the other reading, not
 * (`administration-count`).
 */
export function checkAdministration(
  court: Court,
  card: NumberId,
  { 'administration-count': counted }: Pick<Readings, 'administration-count'>,
): Judgement {
  const suits: Suit[] = subjectsOf(court).map(suitOf);
  const countIn = (all: readonly Suit[], suit: Suit): number =>
    all.filter((other) => other === suit).length;
  const needed = countIn(suits, suitOf(card));
  const all =
    counted === 'subjects-only' ? suits : [...suits, ...court.map((royal) => suitOf(royal.card))];
  const suit = SUITS.find((other) => countIn(all, other) < needed);
  if (!suit) return undefined;
  const because = needed > 1 ? 'ng.administration.third' : 'ng.administration';
  return refuse(because, 'administration', { card, suit, count: countIn(all, suit), needed });
}
