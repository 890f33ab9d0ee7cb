/** Milliseconds after which the address has followed a player's move. */
const SETTLED = 150;

/** Calls now and whenever the player in a place has shown something else and the address has followed; what it returns ends that. */
export function watchTable(place: HTMLElement, follow: () => Promise<void>): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const watch = new MutationObserver(() => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void follow(), SETTLED);
  });
  watch.observe(place, { childList: true, subtree: true });
  void follow();
  return () => {
    watch.disconnect();
    clearTimeout(waiting);
  };
}
