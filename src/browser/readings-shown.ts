/** Readings of open rulings: option by ruling, where they are not the default. */
type Readings = Readonly<Partial<Record<string, string>>>;

const SHOWN_EVENT = 'readings-shown';

/** Says to the page in which readings a player shows its table: in its data for who comes later, and as an event that bubbles. */
export function sayReadingsShown(player: HTMLElement, readings: Readings): void {
  player.dataset.readings = JSON.stringify(readings);
  player.dispatchEvent(new Event(SHOWN_EVENT, { bubbles: true }));
}

/** Says that the player is going. */
export function sayNothingShown(player: HTMLElement): void {
  delete player.dataset.readings;
  player.dispatchEvent(new Event(SHOWN_EVENT, { bubbles: true }));
}

/** Calls now and whenever the player in a place shows other readings; undefined while there is no player. What it returns ends that. */
export function onReadingsShown(place: HTMLElement, follow: (readings: Readonly<Record<string, string>> | undefined) => void): () => void {
  const tell = (): void => {
    const shown = place.querySelector<HTMLElement>('[data-readings]')?.dataset.readings;
    follow(shown === undefined ? undefined : (JSON.parse(shown) as Readonly<Record<string, string>>));
  };
  place.addEventListener(SHOWN_EVENT, tell);
  tell();
  return () => place.removeEventListener(SHOWN_EVENT, tell);
}
