/**
 * The place in a list of so many that an arrow key leads to, from the last on to the first again;
 * undefined for other keys, and where there is nothing to choose.
 */
export function placeAfter(key: string, place: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (place + 1) % count;
  // Where nothing is chosen yet, the last one comes first, too.
  if (key === 'ArrowUp') return (Math.max(place, 0) + count - 1) % count;
  return undefined;
}
