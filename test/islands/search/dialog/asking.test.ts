import { createRoot } from 'solid-js';
import { describe, expect, it, vi } from 'vitest';
import { createAsking } from '../../../../src/islands/search/dialog/asking.ts';
import { NOTHING, type Found } from '../../../../src/islands/search/found.ts';
import { foundByName, hit } from '../../../support/hits.ts';

// Solid as browsers have it: for Node it comes without memos that follow.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'));

/** A search whose answers come when they are given. */
function asking(begun = '') {
  const awaited = new Map<string, (found: Found) => void>();
  const ask = (by: string) => (words: string) =>
    new Promise<Found>((resolve) => awaited.set(`${by} ${words}`, resolve));
  const askAgain = vi.fn();
  const onFound = vi.fn();
  const searcher = {
    named: (words: string) => foundByName(hit(`name ${words}`)),
    byTitle: ask('title'),
    search: ask('text'),
  };
  const state = createRoot(() => createAsking({ searcher, askAgain }, begun, onFound));
  const give = async (what: string, more: Partial<Found> = {}): Promise<void> => {
    awaited.get(what)!({ ...foundByName(hit(what)), ...more });
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { ...state, give, askAgain, onFound };
}
const seen = ({ state, answered, hits }: ReturnType<typeof asking>) => [
  state(),
  answered(),
  hits().map(({ url }) => url),
];

describe('what was found', () => {
  it('is nothing before somebody asks', () => {
    expect(seen(asking('gold'))).toEqual(['idle', '', []]);
  });

  it('comes by names first, then by titles, then by texts, which are the answer', async () => {
    const search = asking();
    search.type('gold');
    expect(seen(search)).toEqual(['loading', '', ['name gold']]);
    await search.give('title gold');
    expect(seen(search)).toEqual(['loading', '', ['title gold']]);
    expect(search.onFound).not.toHaveBeenCalled();
    await search.give('text gold');
    expect(seen(search)).toEqual(['done', 'gold', ['text gold']]);
    expect(search.onFound).toHaveBeenCalledOnce();
  });

  it('stays until texts answer anew, once they have', async () => {
    const search = asking('gold');
    void search.ask();
    await search.give('title gold');
    await search.give('text gold');
    search.type('golden');
    expect(search.query()).toBe('golden');
    expect(seen(search)).toEqual(['done', 'gold', ['text gold']]);
    await search.give('text golden');
    expect(seen(search)).toEqual(['done', 'golden', ['text golden']]);
  });

  it('is what the latest words find, whatever comes later', async () => {
    const search = asking();
    search.type('gold');
    search.type('golden');
    await search.give('title golden');
    await search.give('title gold');
    expect(seen(search)).toEqual(['loading', '', ['title golden']]);
    await search.give('text golden');
    search.type('gol');
    search.type(' ');
    await search.give('text gol');
    expect(seen(search)).toEqual(['idle', ' ', []]);
    expect(search.found()).toBe(NOTHING);
  });
});

describe('what could not be had', () => {
  const failing = async (lacks: Found['lacks']) => {
    const search = asking('gold');
    void search.ask();
    await search.give('title gold');
    await search.give('text gold', { ...(lacks && { lacks }) });
    return search;
  };

  it.for(['answers', 'texts', 'games'] as const)('is asked for once more (%s)', async (lacks) => {
    const search = await failing(lacks);
    expect(search.state()).toBe('failed');
    search.tryAgain();
    expect(search.askAgain).toHaveBeenCalledOnce();
    await search.give('text gold');
    expect(search.state()).toBe('done');
    search.tryAgain();
    expect(search.askAgain).toHaveBeenCalledOnce();
  });

  it('is not asked for again where the browser runs no WebAssembly', async () => {
    const search = await failing('webassembly');
    expect(search.state()).toBe('done');
    search.tryAgain();
    expect(search.askAgain).not.toHaveBeenCalled();
  });
});
