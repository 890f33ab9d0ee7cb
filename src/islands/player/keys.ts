/** Steps by arrow keys, Home and End while the focus is in a player, but in none of its fields. Returns how to stop listening. */
export function listenForKeys(player: HTMLElement, place: () => { index: number; last: number }, go: (to: number) => void): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || (event.target as Element).matches('input, select, textarea')) return;
    const { index, last } = place();
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  player.addEventListener('keydown', onKey);
  return () => player.removeEventListener('keydown', onKey);
}
