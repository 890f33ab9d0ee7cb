import { buttonOf } from '../browser/button.ts';
import { kept } from '../browser/kept.ts';
import { loadWords } from '../browser/load.ts';
import { loadStyles } from '../browser/load-styles.ts';
import { type WorkerRequest, keepsAny, type Problem, type WorkerNews } from '../browser/offline.ts';
import type { Words } from '../i18n/words.ts';
import styles from '../styles/new-version.css?url';

/** That the reader has put away, in this tab, what is said of a version that cannot be fetched. */
const putAway = kept('update.put-away', () => true, { session: true });

/** Why the last version could not be fetched, as far as the worker has said. */
let problem: Problem | undefined;
navigator.serviceWorker.addEventListener('message', ({ data }) => {
  const told = data as WorkerNews;
  if ('failed' in told) problem = told.failed;
});

/**
 * Hands on what this page had loaded before the first worker came, and offers the version that
 * waits, at once or when it is all there. `coming`: the one on its way; where it cannot be fetched,
 * that is said.
 */
export async function tellNews(
  registration: ServiceWorkerRegistration,
  coming: ServiceWorker | null,
): Promise<void> {
  const { serviceWorker } = navigator;
  const look = (): void => {
    // The first worker of all waits for a moment too, but for nobody.
    if (registration.waiting && registration.active) void offerNewVersion(registration);
    if (coming?.state === 'redundant' && registration.active) void tellFailed(registration);
    if (coming && coming.state !== 'installing') coming.onstatechange = null;
  };
  if (coming) coming.onstatechange = look;
  look();
  if (serviceWorker.controller) return;
  const worker = (await serviceWorker.ready).active!;
  // From here on all that this page loads goes through the worker, which no longer clears up after
  // the one before.
  await isActivated(worker);
  const addresses = [
    location.href,
    ...performance.getEntriesByType('resource').map(({ name }) => name),
  ];
  worker.postMessage({ do: 'visited', addresses } satisfies WorkerRequest);
}

/** Waits until a worker has taken over. */
const isActivated = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (worker.state === 'activated') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });

/**
 * Says that a new version is ready. It takes over when the reader reloads from here, or when no
 * page of the old one is open any more.
 */
async function offerNewVersion(registration: ServiceWorkerRegistration): Promise<void> {
  // One that takes over by itself waits for a moment too.
  if (!(await keepsAny(registration.scope))) return;
  await notify((words, close) => [
    words['offline.new']!,
    buttonOf(words['offline.reload']!, () => takeOver(registration)),
    buttonOf(words['offline.later']!, close),
  ]);
}

/**
 * Says that a new version could not be fetched, and why; the one that is there goes on. Once in a
 * tab, unless the reader tries again.
 */
async function tellFailed(registration: ServiceWorkerRegistration): Promise<void> {
  if (putAway.get().value || !(await keepsAny(registration.scope))) return;
  await notify((words, close) => {
    const again = (): void => {
      close();
      // No connection at all: nothing comes, so nothing could fail.
      registration.update().catch(() => tellFailed(registration));
    };
    const later = (): void => {
      putAway.put('');
      close();
    };
    const isFull = problem === 'full';
    return [
      words[isFull ? 'offline.new-full' : 'offline.new-broken']!,
      ...(isFull ? [wayToOffline(words)] : []),
      buttonOf(words['offline.again']!, again),
      buttonOf(words['offline.later']!, later),
    ];
  });
}

/** The way to the page where games can be removed. */
function wayToOffline(words: Words): HTMLAnchorElement {
  const way = document.createElement('a');
  way.className = 'button';
  way.href = `${import.meta.env.BASE_URL}${document.documentElement.lang}/offline/`;
  way.textContent = words['offline.make-room']!;
  return way;
}

/** Shows a notice in place of the one there is: a sentence and what can be done. */
async function notify(
  fill: (words: Words, close: () => void) => readonly [sentence: string, ...ways: HTMLElement[]],
): Promise<void> {
  const [words] = await Promise.all([loadWords('offline'), loadStyles(styles)]);
  document.querySelector('.new-version')?.remove();
  const notice = document.createElement('div');
  notice.className = 'new-version ui';
  notice.setAttribute('role', 'status');
  document.body.append(notice);
  const said = document.createElement('p');
  const [sentence, ...ways] = fill(words, () => notice.remove());
  // Said only where the region was there before its words.
  setTimeout(() => (said.textContent = sentence));
  notice.append(said, ...ways);
}

/**
 * Lets the waiting version take over and shows the page in it; where another tab has done so
 * already, only that.
 */
function takeOver({ waiting }: ServiceWorkerRegistration): void {
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  waiting.postMessage({ do: 'take-over' } satisfies WorkerRequest);
}
