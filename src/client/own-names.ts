import { word } from '../browser/page-words.ts';

/** Lets readers name the seats: the form comes when its place is opened, or a link leads to it. */
export function enableOwnNames(place: HTMLDetailsElement): void {
  const form = place.querySelector('div')!;
  let isThere = false;

  async function fill(): Promise<void> {
    if (!place.open || isThere) return;
    isThere = true;
    try {
      const { mountNames } = await import('../islands/names/form.tsx');
      await mountNames(form);
    } catch {
      isThere = false;
      form.textContent = word('player.load-failed');
    }
  }
  const follow = (): void => {
    if (location.hash === '#names') place.open = true;
  };

  place.hidden = false;
  place.addEventListener('toggle', () => void fill());
  addEventListener('hashchange', follow);
  follow();
}
