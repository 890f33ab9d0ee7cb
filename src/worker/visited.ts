import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type Strategy } from 'workbox-strategies';
import { cachesOf } from '../browser/offline.ts';
import { addressOf, cacheName, CODE, pathOf, SCOPE } from './addresses.ts';
import { mayName, namedIn } from './content.ts';
import { withoutQuery } from './paths.ts';

/** Seconds after which a page that is slow to come is shown as it was. */
const PATIENCE = 4;

/**
 * The oldest go first, and all of it where the device is full: what the reader asked to keep comes
 * before.
 */
const atMost = (maxEntries: number): WorkboxPlugin =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;

/** Query and fragment are for scripts: a page is the same without. */
const byPath = {
  cacheKeyWillBeUsed: ({ request }: { request: Request }) =>
    Promise.resolve(withoutQuery(request.url)),
};

const pages = new NetworkFirst({
  cacheName: cacheName('visited-pages'),
  networkTimeoutSeconds: PATIENCE,
  plugins: [byPath, atMost(200)],
});
const code = new CacheFirst({ cacheName: cacheName('visited-code'), plugins: [atMost(600)] });
const data = new NetworkFirst({
  cacheName: cacheName('visited-data'),
  networkTimeoutSeconds: PATIENCE,
  plugins: [atMost(600)],
});

/** Where something that was visited is remembered. */
export function strategyFor(path: string, isPage: boolean): Strategy {
  if (isPage) return pages;
  return path.startsWith(CODE) || path.startsWith('fonts/') ? code : data;
}

/** Where a script or style lies. */
interface Place {
  readonly cache: Cache;
  readonly key: Request;
}

/**
 * All scripts and styles at hand, visited or kept, of this version or the one before: the name of
 * each tells its content.
 */
async function codeAtHand(): Promise<ReadonlyMap<string, Place>> {
  const found = new Map<string, Place>();
  for (const name of await cachesOf(SCOPE)) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) {
      const path = pathOf(key.url);
      if (path?.startsWith(CODE)) found.set(path, { cache, key });
    }
  }
  return found;
}

/**
 * Before files go that were there for something else: takes over what visited pages load of them,
 * forgets pages that lack something they load at once, and scripts and styles that no page loads
 * any more.
 */
export async function keepVisitedWhole(): Promise<void> {
  const [visited, own] = await Promise.all([
    caches.open(pages.cacheName),
    caches.open(code.cacheName),
  ]);
  const atHand = await codeAtHand();
  const texts = new Map<string, string>();
  const textOf = async (path: string): Promise<string> => {
    const { cache, key } = atHand.get(path)!;
    const text = texts.get(path) ?? (await (await cache.match(key))!.text());
    texts.set(path, text);
    return text;
  };
  /** What a page loads, and what that loads. */
  async function loadedBy(html: string, atOnce: boolean): Promise<ReadonlySet<string>> {
    const found = new Set(pageNames(html));
    // A set that is walked through while it grows: what is added is visited too.
    for (const path of found) {
      if (!atHand.has(path) || !mayName(path)) continue;
      for (const name of namedIn(path, await textOf(path), { atOnce }))
        if (atOnce || atHand.has(CODE + name)) found.add(CODE + name);
    }
    return found;
  }
  const wanted = new Set<string>();
  for (const key of await visited.keys()) {
    const html = await (await visited.match(key))!.text();
    const isWhole = [...(await loadedBy(html, true))].every((path) => atHand.has(path));
    if (!isWhole) await visited.delete(key);
    else for (const path of await loadedBy(html, false)) wanted.add(path);
  }
  try {
    for (const path of wanted) {
      const there = atHand.get(path);
      if (there && there.cache !== own)
        await own.put(addressOf(path), (await there.cache.match(there.key))!);
    }
  } catch {
    // No room for both: what the reader asked to keep comes before.
    await caches.delete(pages.cacheName);
    wanted.clear();
  }
  for (const key of await own.keys()) {
    const path = pathOf(key.url)!;
    if (path.startsWith(CODE) && !wanted.has(path)) await own.delete(key);
  }
}

/** The scripts and styles that a page names, by path. */
const pageNames = (html: string): string[] =>
  Array.from(html.matchAll(/_astro\/([\w.-]+\.(?:js|css))\b/g), ([, name]) => CODE + name!);
