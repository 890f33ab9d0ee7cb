import type { Random } from './random.ts';
import type { Seat } from './types.ts';

/** Pieces that not everybody sees, lying in one place. */
export interface Hidden<Piece> {
  readonly pieces: readonly Piece[];
  readonly seenBy: readonly Seat[];
}

/**
 * The same places with what this seat does not see dealt anew. `order` is the order of the deck: pools are put into it before they are
 * shuffled, so that the same chance gives the same table wherever the pieces lay.
 */
export function dealtAnew<Piece>(places: readonly Hidden<Piece>[], seat: Seat, order: readonly Piece[], random: Random): Piece[][] {
  const unseen = places.flatMap(({ pieces, seenBy }) => (seenBy.includes(seat) ? [] : pieces));
  const deck = random.shuffled(unseen.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
  return places.map(({ pieces, seenBy }) => (seenBy.includes(seat) ? [...pieces] : deck.splice(0, pieces.length)));
}
