import { cacheName, type VolumeState, type WorkerNews } from '../browser/offline.ts';
import { BASE, namedIn } from '../i18n/base.ts';

/**
 * Where the page about what is kept stands in for another one: says so, and where that page is kept
 * in another language, leads there.
 */
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
  void nameVisited(notHere.querySelector<HTMLElement>('.visited')!);
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const told = data as WorkerNews;
    if (!('volumes' in told)) return;
    notHere.querySelector<HTMLElement>('p')!.hidden = told.volumes.every(({ kept }) => !kept);
    for (const state of told.volumes) offerThere(state);
  });
}

/** So many of the visited pages are named, the latest first. */
const NAMED = 20;

/** Names the visited pages, which open without a connection. */
async function nameVisited(place: HTMLElement): Promise<void> {
  const visited = await caches.open(
    cacheName(new URL(BASE, location.origin).href, 'visited-pages'),
  );
  const keys = (await visited.keys())
    .filter(({ url }) => namedIn(new URL(url).pathname)[1] !== 'offline')
    .reverse();
  const links = await Promise.all(
    keys
      .slice(0, NAMED)
      .map(async (key) => linkTo(key.url, await (await visited.match(key))!.text())),
  );
  place.hidden = links.length === 0;
  place.querySelector('ul')!.append(
    ...links.map((link) => {
      const item = document.createElement('li');
      item.append(link);
      return item;
    }),
  );
}

/** A link to a page by its title, in its language. */
function linkTo(href: string, html: string): HTMLAnchorElement {
  const page = new DOMParser().parseFromString(html.slice(0, html.indexOf('</head>')), 'text/html');
  const { lang } = page.documentElement;
  return Object.assign(document.createElement('a'), {
    href,
    lang,
    hreflang: lang,
    textContent: page.title.replace(/ – Crownbook$/, ''),
  });
}

/**
 * Leads to a game that is kept, and where its language has the page that was asked for, to that.
 */
function offerThere({ volume, kept }: VolumeState): void {
  const place = document.querySelector(`[data-keep="${volume}"]`)!.closest('li')!;
  place.hidden = !kept;
  const [language, game] = volume.split('/') as [string, string];
  const [, asked, ...below] = namedIn(location.pathname);
  if (asked !== game || below.join('') === '') return;
  place.querySelector<HTMLElement>('.this-page')!.hidden = kept?.missing !== 0;
  place.querySelector<HTMLAnchorElement>('.this-page a')!.href =
    [BASE + language, game, ...below].join('/') + location.search + location.hash;
}
