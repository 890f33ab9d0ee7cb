// What the site keeps on a device, and how all of it goes.
import { GAME_IDS } from '../games/ids.ts';
import { cachesOf, cacheName, type Volume } from './offline.ts';

/**
 * What can be kept under a key of its own: of the reader, of a game, or of a tab until it is
 * closed.
 */
const OF_READER = [
  'theme',
  'language',
  'edition',
  'keep-awake',
  'own-names',
  'search.recent',
] as const;
const OF_GAME = ['house-rules', 'progress', 'score', 'own-numbers'] as const;
const OF_TAB = ['score.from-table', 'came-from', 'update.put-away', 'words-left'] as const;

/**
 * The kinds of things that are kept, as they are told; `damaged`: what made no sense and was set
 * aside, whatever it was.
 */
type KeptKind = (typeof OF_READER)[number] | (typeof OF_GAME)[number] | 'tab' | 'damaged';

/** Something that is kept under a key: what it is, and of which game. */
export interface KeptThing {
  readonly kind: KeptKind;
  readonly game?: string;
}

/**
 * What a key of the browser's storage holds; undefined for one that is not of this site: others may
 * share its host.
 */
export function thingAt(key: string): KeptThing | undefined {
  const [, whole = '', damaged] = /^(.+?)(\.damaged-\d+)?$/.exec(key) ?? [];
  const thing = wholeThingAt(whole);
  return thing && damaged ? { kind: 'damaged' } : thing;
}

function wholeThingAt(key: string): KeptThing | undefined {
  const ofReader = OF_READER.find((kind) => kind === key);
  if (ofReader) return { kind: ofReader };
  if (OF_TAB.some((kind) => kind === key)) return { kind: 'tab' };
  const kind = OF_GAME.find((one) => key.startsWith(`${one}.`));
  const game = kind && GAME_IDS.find((id) => key === `${kind}.${id}`);
  return kind && game && { kind, game };
}

/** All that is kept on this device. */
export interface OnDevice {
  readonly things: readonly KeptThing[];
  /** Games kept for reading without a connection. */
  readonly volumes: readonly Volume[];
  /** How many pages are remembered because they were visited. */
  readonly pages: number;
}

const storages = (): readonly Storage[] => {
  try {
    return [localStorage, sessionStorage];
  } catch {
    return [];
  }
};

/** What is there now, found by looking. `site`: its whole address. */
export async function onDevice(site: string): Promise<OnDevice> {
  const things = storages().flatMap((storage) =>
    Object.keys(storage).flatMap((key) => thingAt(key) ?? []),
  );
  const [lists, pages] = await Promise.all(
    ['lists', 'visited-pages'].map((part) => addressesIn(cacheName(site, part))),
  );
  const volumes = lists!.map((address) =>
    new URL(address).pathname.slice(new URL(site).pathname.length).replace(/\/$/, ''),
  );
  return { things, volumes: [...new Set(volumes)], pages: pages!.length };
}

/** The addresses in a cache, which is not made where there is none. */
async function addressesIn(name: string): Promise<readonly string[]> {
  if (!('caches' in globalThis) || !(await caches.has(name))) return [];
  return (await (await caches.open(name)).keys()).map(({ url }) => url);
}

/**
 * Removes everything that the site keeps. Whatever still fills its caches is to be stopped before.
 */
export async function forgetAll(site: string): Promise<void> {
  for (const storage of storages())
    for (const key of Object.keys(storage)) if (thingAt(key)) storage.removeItem(key);
  if (!('caches' in globalThis)) return;
  const names = await cachesOf(site);
  await Promise.all(names.map((name) => caches.delete(name)));
  await forgetTimes(site);
}

/**
 * The database in which the worker's library notes when what was visited; every site of a host has
 * the same.
 */
const TIMES = 'workbox-expiration';
const TIMES_STORE = 'cache-entries';

/** Removes what that database has of this site. Empty it stays: the worker has it open. */
async function forgetTimes(site: string): Promise<void> {
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === TIMES)) return;
  const base = await done(indexedDB.open(TIMES));
  const store = base.transaction(TIMES_STORE, 'readwrite').objectStore(TIMES_STORE);
  const entries = (await done(store.getAll())) as readonly {
    readonly id: string;
    readonly cacheName: string;
  }[];
  const own = entries.filter((entry) => entry.cacheName.endsWith(site));
  await Promise.all(own.map(({ id }) => done(store.delete(id))));
  base.close();
}

/** What a request to a database comes to. */
const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error(request.error?.message));
  });
