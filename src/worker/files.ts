import type { Problem } from '../browser/offline.ts';
import { addressOf, cacheName, SCOPE } from './addresses.ts';
import { hashOf } from './content.ts';
import type { ListedFile } from './lists.ts';

/** Files that are fetched at the same time. */
const AT_ONCE = 6;

/**
 * Milliseconds within which a file comes on the slowest of lines, and within which the site answers
 * at all.
 */
const ARRIVAL = 120_000;
const ANSWER = 10_000;

const openFiles = (): Promise<Cache> => caches.open(cacheName('files'));

/** Where a file lies in the cache: one that several volumes or versions share lies there once. */
const keyOf = ([path, hash]: ListedFile): string => addressOf(`${path}?kept=${hash}`);

/** A kept file. */
export const storedFile = async (file: ListedFile): Promise<Response | undefined> =>
  (await openFiles()).match(keyOf(file));

/** Which of these files are not there, found by looking. */
export async function missingOf(files: readonly ListedFile[]): Promise<readonly ListedFile[]> {
  const there = new Set((await (await openFiles()).keys()).map(({ url }) => url));
  return files.filter((file) => !there.has(keyOf(file)));
}

/** Removes every file but these. */
export async function dropAllBut(files: readonly ListedFile[]): Promise<void> {
  const store = await openFiles();
  const wanted = new Set(files.map(keyOf));
  await Promise.all(
    (await store.keys()).filter(({ url }) => !wanted.has(url)).map((key) => store.delete(key)),
  );
}

/**
 * Fetches files until they are all there, somebody stops it, or there is a problem, which is told.
 * A file that does not come as it should be stops no other one.
 */
export async function fetchAll(
  files: readonly ListedFile[],
  stopped: AbortSignal,
  arrived: () => void = () => undefined,
): Promise<Problem | undefined> {
  const store = await openFiles();
  const waiting = [...files];
  const over = new AbortController();
  const signal = AbortSignal.any([stopped, over.signal]);
  const isOver = (): boolean => signal.aborted;
  let problem: Problem | undefined;
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file && !isOver(); file = waiting.shift()) {
      try {
        await store.put(keyOf(file), await fetchFile(file, signal));
        arrived();
      } catch (error) {
        const found = isFull(error) ? 'full' : (await isInReach(signal)) ? 'faulty' : 'broken';
        if (isOver()) return;
        problem = found;
        if (found !== 'faulty') over.abort();
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return stopped.aborted ? undefined : problem;
}

/** Whether the site answers at all. */
const isInReach = (signal: AbortSignal): Promise<boolean> =>
  fetch(SCOPE, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER)]),
  }).then(
    () => true,
    () => false,
  );

/** Not all files could be fetched. */
export class Incomplete extends Error {
  readonly problem: Problem;

  constructor(what: string, problem: Problem) {
    super(`${what}: ${problem}`);
    this.problem = problem;
  }
}

/** Which problem an error was. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Incomplete) return error.problem;
  return isFull(error) ? 'full' : 'broken';
}

/** Whether an error says that the device has no room left. */
const isFull = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError';

/**
 * A file as the site has it now. Anything else – half of it, another version, the sign-in page of a
 * hotel – is an error.
 */
async function fetchFile([path, hash]: ListedFile, signal: AbortSignal): Promise<Response> {
  const response = await fetch(addressOf(path), {
    cache: 'no-cache',
    signal: AbortSignal.any([signal, AbortSignal.timeout(ARRIVAL)]),
  });
  const content = await response.arrayBuffer();
  if (!response.ok || (await hashOf(content)) !== hash)
    throw new Error(`${path}: not what the list says`);
  // A response of our own: one that came by a redirect could not answer for a page.
  const headers = new Headers(response.headers);
  for (const ofTransport of ['content-encoding', 'content-length']) headers.delete(ofTransport);
  return new Response(content, { headers });
}
