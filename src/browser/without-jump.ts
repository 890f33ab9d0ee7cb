/**
 * Changes something on the page; what is seen of a place then stays where it was, whatever came or
 * went above the screen: not every browser sees to that by itself.
 */
export function withoutJump<Result>(place: HTMLElement, change: () => Result): Result {
  const seen = document.elementFromPoint(innerWidth / 4, innerHeight / 2);
  if (!place.contains(seen) || place.getBoundingClientRect().top >= 0) return change();
  const { top } = seen!.getBoundingClientRect();
  const result = change();
  if (seen!.isConnected)
    scrollBy({ top: seen!.getBoundingClientRect().top - top, behavior: 'instant' });
  return result;
}
