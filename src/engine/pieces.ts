/** A row or pile without these pieces, each taken once, from the front. Throws where one is not there. */
export function without<Piece>(pieces: readonly Piece[], taken: readonly Piece[]): Piece[] {
  const left = [...pieces];
  for (const piece of taken) {
    const place = left.indexOf(piece);
    if (place < 0) throw new RangeError(`not there to be taken: ${String(piece)}`);
    left.splice(place, 1);
  }
  return left;
}
