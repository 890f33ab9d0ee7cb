/**
 * A row or pile without these pieces, each taken once, from the front. Throws where one is not
 * there.
 */
export function without<Piece>(pieces: readonly Piece[], taken: readonly Piece[]): Piece[] {
  const left = [...pieces];
  for (const piece of taken) {
    const place = left.indexOf(piece);
    if (place < 0) throw new RangeError(`not there to be taken: ${String(piece)}`);
    left.splice(place, 1);
  }
  return left;
}

/** Pieces of which only the number matters: so many of each kind, none of them zero. */
export type Bag<Kind extends string = string> = Readonly<Partial<Record<Kind, number>>>;

export const countOf = <Kind extends string>(bag: Bag<Kind>, kind: Kind): number => bag[kind] ?? 0;

/** How many pieces there are of all kinds together. */
export function sizeOf(bag: Bag): number {
  let size = 0;
  for (const kind in bag) size += bag[kind]!;
  return size;
}

/** The kinds in a bag. */
export const kindsIn = <Kind extends string>(bag: Bag<Kind>): Kind[] => Object.keys(bag) as Kind[];

/**
 * The bag with more of a kind, or fewer where negative. Throws where there would be fewer than
 * none.
 */
export function withMore<Kind extends string>(bag: Bag<Kind>, kind: Kind, more = 1): Bag<Kind> {
  const count = (bag[kind] ?? 0) + more;
  if (count < 0) throw new RangeError(`not there to be taken: ${kind}`);
  const changed: Partial<Record<Kind, number>> = {};
  for (const other in bag) if (other !== kind || count > 0) changed[other] = bag[other]!;
  if (count > 0) changed[kind] = count;
  return changed;
}
