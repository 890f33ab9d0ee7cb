import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListedFile } from '../../src/worker/lists.ts';

const SITE = 'https://crownbook.example/';
const NAMES = Array.from({ length: 30 }, (_, at) => `en/claim/${at}.json`);
const contentOf = (path: string): string => `what is in ${path}`;
const FILES = NAMES.map((path): ListedFile => [
  path,
  createHash('sha256').update(contentOf(path)).digest('hex').slice(0, 16),
  contentOf(path).length,
]);

/** What is in the cache, by address. */
let stored: Map<string, string>;
/** What was asked for, by path. */
let asked: string[];
/** How the site answers: with what it has, unless a test says otherwise. */
let answer: (path: string) => Response | Promise<never>;
let isFull: boolean;

const network = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  stored = new Map();
  asked = [];
  isFull = false;
  answer = (path) => new Response(contentOf(path));
  vi.stubGlobal('self', { registration: { scope: SITE } });
  vi.stubGlobal('fetch', (address: string) => {
    const path = address.slice(SITE.length);
    asked.push(path);
    return Promise.resolve(answer(path));
  });
  vi.stubGlobal('caches', {
    open: () =>
      Promise.resolve({
        keys: () => Promise.resolve(Array.from(stored.keys(), (url) => ({ url }))),
        async put(url: string, response: Response) {
          if (isFull) throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
          stored.set(url, await response.text());
        },
      }),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const fetchThem = async (): Promise<{
  readonly problem: string | undefined;
  readonly missing: readonly string[];
}> => {
  const { fetchAll, missingOf } = await import('../../src/worker/files.ts');
  const problem = await fetchAll(FILES, new AbortController().signal);
  return { problem, missing: (await missingOf(FILES)).map(([path]) => path) };
};

describe('the files of a game', () => {
  it('come all', async () => {
    expect(await fetchThem()).toEqual({ problem: undefined, missing: [] });
  });

  it.each([
    ['is not there', () => new Response('', { status: 404 })],
    ['is another one than the list says', () => new Response('<h1>Welcome to our hotel</h1>')],
    ['is blocked on the way', network],
  ])('come all but one that %s, which is told', async (_, fault) => {
    answer = (path) => (path === NAMES[2] ? fault() : new Response(contentOf(path)));
    expect(await fetchThem()).toEqual({ problem: 'faulty', missing: [NAMES[2]] });
  });

  it('come as far as the site can be reached, and then no more is asked for', async () => {
    answer = (path) => (asked.length > 10 ? network() : new Response(contentOf(path)));
    const { problem, missing } = await fetchThem();
    expect(problem).toBe('broken');
    expect(missing.length).toBeGreaterThan(10);
    expect(new Set(asked.filter((path) => path !== '')).size).toBeLessThan(NAMES.length);
  });

  it('come as long as the device has room, and then no more is asked for', async () => {
    isFull = true;
    const { problem, missing } = await fetchThem();
    expect(problem).toBe('full');
    expect(missing).toEqual(NAMES);
    expect(asked.length).toBeLessThan(NAMES.length);
  });
});
