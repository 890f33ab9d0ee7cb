import type { VolumeState, Told } from '../browser/offline.ts';
import { namedIn } from '../i18n/base.ts';

/** Where the page about what is kept stands in for another one: says so, and where that page is kept in another language, leads there. */
export function standIn(): void {
  const notHere = document.querySelector<HTMLElement>('.not-here')!;
  if (namedIn(location.pathname)[1] === 'offline') return;
  notHere.hidden = false;
  const title = document.querySelector('h1')!;
  title.textContent = notHere.dataset.title!;
  document.querySelector<HTMLElement>('.lead')!.hidden = true;
  document.title = `${title.textContent} – Crownbook`;
  notHere.querySelector('button')!.addEventListener('click', () => location.reload());
  addEventListener('online', () => location.reload());
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const told = data as Told;
    if (!('volumes' in told)) return;
    notHere.querySelector<HTMLElement>('p')!.hidden = told.volumes.every(({ kept }) => !kept);
    for (const state of told.volumes) offerThere(state);
  });
}

/** Leads to a game that is kept, and where its language has the page that was asked for, to that. */
function offerThere({ volume, kept }: VolumeState): void {
  const place = document.querySelector(`[data-keep="${volume}"]`)!.closest('li')!;
  place.hidden = !kept;
  const [language, game] = volume.split('/') as [string, string];
  const [, base, below] = new RegExp(`^(.*/)[a-z]{2}/(${game}/.+)$`).exec(location.pathname) ?? [];
  if (below === undefined) return;
  place.querySelector<HTMLElement>('.this-page')!.hidden = kept?.missing !== 0;
  place.querySelector<HTMLAnchorElement>('.this-page a')!.href = `${base}${language}/${below}${location.search}${location.hash}`;
}
