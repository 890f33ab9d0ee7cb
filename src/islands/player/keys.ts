/**
 * Steps by arrow keys, Page Up and Page Down, Home and End while the focus is in a player, but in
 * none of its fields. Returns how to stop listening.
 */
export function listenForKeys(
  player: HTMLElement,
  place: () => { index: number; last: number },
  go: (to: number) => void,
): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      (event.target as Element).matches('input, select, textarea')
    )
      return;
    const { index, last } = place();
    const steps = { ArrowLeft: -1, PageUp: -1, ArrowRight: 1, PageDown: 1 };
    const to =
      { Home: 0, End: last }[event.key] ??
      (event.key in steps ? index + steps[event.key as keyof typeof steps] : undefined);
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  player.addEventListener('keydown', onKey);
  return () => player.removeEventListener('keydown', onKey);
}
