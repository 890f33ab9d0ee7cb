import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATIENCE } from '../../src/browser/in-time.ts';
import { loadJson } from '../../src/browser/load.ts';

const ADDRESS = 'https://crownbook.example/en/claim/rulings.json';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A site that answers with this, and notes when a request is given up. */
function answering(answer: (signal: AbortSignal) => Promise<Response>): {
  readonly givenUp: () => boolean;
} {
  let signal: AbortSignal | undefined;
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => answer((signal = init.signal!)));
  return { givenUp: () => signal!.aborted };
}

describe('data', () => {
  it('is what comes', async () => {
    answering(() => Promise.resolve(Response.json({ two: 2 })));
    expect(await loadJson(ADDRESS)).toEqual({ two: 2 });
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('cannot be had where the site answers otherwise', async () => {
    answering(() => Promise.resolve(new Response('', { status: 404 })));
    await expect(loadJson(ADDRESS)).rejects.toThrow('404');
  });

  it('cannot be had where nothing answers, and the request is given up', async () => {
    const site = answering(() => new Promise(() => undefined));
    const ended = expect(loadJson(ADDRESS)).rejects.toThrow('nothing comes');
    await vi.advanceTimersByTimeAsync(PATIENCE - 1000);
    expect(site.givenUp()).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    expect(site.givenUp()).toBe(true);
    await ended;
  });

  it('is waited for as long as parts of it come, and no longer', async () => {
    let send: (text: string) => void = () => undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (on) => void (send = (text) => on.enqueue(new TextEncoder().encode(text))),
    });
    const site = answering(() => Promise.resolve(new Response(body)));
    const ended = expect(loadJson(ADDRESS)).rejects.toThrow('nothing comes');
    for (const part of ['[1,', '2,', '3,', '4,']) {
      await vi.advanceTimersByTimeAsync(PATIENCE - 1000);
      send(part);
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(site.givenUp()).toBe(false);
    await vi.advanceTimersByTimeAsync(PATIENCE + 1000);
    expect(site.givenUp()).toBe(true);
    await ended;
  });
});
