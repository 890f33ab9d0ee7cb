/**
 * Calls now and whenever the player in a place shows its table in other readings, option by ruling,
 * which it says in its data; undefined while there is no player. What it returns ends that.
 */
export function onReadingsShown(
  place: HTMLElement,
  follow: (readings: Readonly<Record<string, string>> | undefined) => void,
): () => void {
  let last: string | undefined | null = null;
  const look = (): void => {
    const shown = place.querySelector<HTMLElement>('[data-readings]')?.dataset.readings;
    if (shown === last) return;
    last = shown;
    follow(
      shown === undefined ? undefined : (JSON.parse(shown) as Readonly<Record<string, string>>),
    );
  };
  const watch = new MutationObserver(look);
  watch.observe(place, { childList: true, subtree: true, attributeFilter: ['data-readings'] });
  look();
  return () => watch.disconnect();
}
