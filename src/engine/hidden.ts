import type { Random } from './random.ts';
import type { Seat } from './types.ts';

/** Pieces that not everybody sees, lying in one place. */
export interface Hidden<Piece> {
  readonly pieces: readonly Piece[];
  readonly seenBy: readonly Seat[];
}

/**
 * The same places with what this seat does not see dealt anew. `order` is the order of the deck:
 * pools are put into it before they are shuffled, so that the same chance gives the same table
 * wherever the pieces lay. `isPossible` says of the places as they are dealt whether such a table
 * can be; it is dealt until one can, so that each possible one is as likely as the others. It must
 * hold of the places as they were.
 */
export function dealtAnew<Piece>(
  places: readonly Hidden<Piece>[],
  seat: Seat,
  order: readonly Piece[],
  random: Random,
  isPossible: (dealt: readonly Piece[][]) => boolean = () => true,
): Piece[][] {
  const unseen = places.flatMap(({ pieces, seenBy }) => (seenBy.includes(seat) ? [] : pieces));
  const inOrder = unseen.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  for (;;) {
    const deck = random.shuffled(inOrder);
    const dealt = places.map(({ pieces, seenBy }) =>
      seenBy.includes(seat) ? [...pieces] : deck.splice(0, pieces.length),
    );
    if (isPossible(dealt)) return dealt;
  }
}
