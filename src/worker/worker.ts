// The site without a connection: answers requests from what the reader has kept or visited. The
// build bundles it as `/worker.js`.
import { PrecacheController } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { type WorkerRequest, keepsAny, type WorkerNews } from '../browser/offline.ts';
import { addressOf, pathOf, SCOPE } from './addresses.ts';
import { REFERENCE_LOCALE, SHELL } from './built.ts';
import { withSlash } from './paths.ts';
import {
  dropFormer,
  fetchChanges,
  resumeKeeping,
  keep,
  keptAnswer,
  remove,
  statesOfVolumes,
  stopAll,
  whenVolumesChange,
} from './volumes.ts';
import { scope, type WaitingEvent } from './scope.ts';
import { problemOf } from './files.ts';
import { keepVisitedWhole, strategyFor } from './visited.ts';

const shell = new PrecacheController();
shell.addToCacheList(SHELL);

scope.addEventListener('install', (event) => event.waitUntil(install(event)));
scope.addEventListener('activate', (event) => event.waitUntil(activate(event)));

/**
 * Fetches what this version needs; where that cannot be done, the one before stays, and its pages
 * are told.
 */
async function install(event: WaitingEvent): Promise<void> {
  try {
    await shell.install(event);
    await fetchChanges();
  } catch (error) {
    if (scope.registration.active) await tell({ failed: problemOf(error) });
    throw error;
  }
  if (!(await keepsAny(SCOPE))) await scope.skipWaiting();
}

/** Takes over: what only the version before needed goes. */
async function activate(event: WaitingEvent): Promise<void> {
  await keepVisitedWhole();
  await shell.activate(event);
  await dropFormer();
  await scope.clients.claim();
}

registerRoute(
  ({ url, request }) => request.method === 'GET' && pathOf(url.href) !== undefined,
  // The library's types know this event only where the compiler knows workers.
  ({ request, event }) => answer(request, event),
);

/**
 * The reader has everything removed: until a page is opened, nothing is answered from here or
 * remembered.
 */
let hasStopped = false;

/** Where all was removed: fetches the pages that say what there is. */
async function bringShell(): Promise<void> {
  const cache = await caches.open(shell.strategy.cacheName);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const bring = async ([url, key]: readonly [string, string]): Promise<void> => {
    const response = there.has(key) ? undefined : await fetch(url);
    if (response?.ok) await cache.put(key, response);
  };
  await Promise.allSettled(Array.from(shell.getURLsToCacheKeys(), bring));
}

/** Answers a request: from what is kept, or else from the network or what was visited. */
async function answer(request: Request, event: WaitingEvent): Promise<Response> {
  const path = pathOf(request.url)!;
  const isOpened = request.mode === 'navigate';
  if (isOpened) {
    hasStopped = false;
    event.waitUntil(Promise.all([resumeKeeping(), bringShell()]));
  }
  if (hasStopped) return fetch(request);
  const here = (await keptAnswer(path)) ?? (await shell.matchPrecache(addressOf(path)));
  if (here) return here;
  const strategy = strategyFor(path, isOpened || request.headers.get('accept') === 'text/html');
  if (!isOpened) return strategy.handle({ event, request });
  try {
    return await strategy.handle({ event, request });
  } catch {
    return isWhole(path) ? insteadOf(path) : Response.redirect(withSlash(request.url));
  }
}

/** Pages end with a slash; a host adds one that is missing. */
const isWhole = (path: string): boolean => /(^|\/|\.\w+)$/.test(path);

/**
 * The page that says what there is without a connection, in the language of the address, of the
 * reader, or in the one that others are compared with.
 */
async function insteadOf(path: string): Promise<Response> {
  for (const language of [
    path.split('/')[0]!,
    ...navigator.languages.map((name) => name.slice(0, 2)),
    REFERENCE_LOCALE,
  ]) {
    const page = await shell.matchPrecache(addressOf(`${language}/offline/`));
    if (page) return page;
  }
  return Response.error();
}

scope.addEventListener('message', (event) => {
  const asked = event.data as WorkerRequest;
  switch (asked.do) {
    case 'tell':
      return event.waitUntil(tellVolumes());
    case 'keep':
      return event.waitUntil(keep(asked.volume));
    case 'remove':
      return event.waitUntil(keepVisitedWhole().then(() => remove(asked.volume)));
    case 'stop':
      hasStopped = true;
      return event.waitUntil(stopAll().then(() => tell({ stopped: true })));
    case 'visited':
      return event.waitUntil(remember(asked.addresses, event));
    case 'take-over':
      return event.waitUntil(scope.skipWaiting());
  }
});

/** Keeps what a page has loaded before this worker was there. */
async function remember([page, ...parts]: readonly string[], event: WaitingEvent): Promise<void> {
  const work = [page!, ...parts].map(async (address) => {
    const path = pathOf(address);
    if (path === undefined) return;
    const [, done] = strategyFor(path, address === page).handleAll({
      event,
      request: new Request(address),
    });
    await done;
  });
  await Promise.allSettled(work);
}

/** Milliseconds between two reports on what is being fetched. */
const PAUSE = 400;
let telling: Promise<void> | undefined;

// News that come while a report waits are in it.
whenVolumesChange(() => {
  telling ??= new Promise((resolve) => setTimeout(resolve, PAUSE)).then(() => {
    telling = undefined;
    return tellVolumes();
  });
});

const tellVolumes = async (): Promise<void> => tell({ volumes: await statesOfVolumes() });

/** Tells every page of the site. */
async function tell(news: WorkerNews): Promise<void> {
  for (const client of await scope.clients.matchAll({ includeUncontrolled: true }))
    client.postMessage(news);
}
