import { createRoot } from 'solid-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../../../../src/browser/go.ts';
import { NOTHING, type Found } from '../../../../src/islands/search/found.ts';
import type { SearchParts } from '../../../../src/islands/search/load-searcher.ts';
import { recentHits } from '../../../../src/islands/search/dialog/recent.ts';
import { createSearchState } from '../../../../src/islands/search/dialog/search-state.ts';
import { pretendStorage } from '../../../support/device.ts';
import { foundByName, hit } from '../../../support/hits.ts';

// Solid as browsers have it: for Node it comes without memos that follow.
vi.mock('solid-js', () => vi.importActual('solid-js/dist/solid.js'));
vi.mock('../../../../src/browser/go.ts', () => ({ openPage: vi.fn() }));

const useThumb = (matches: boolean): void => void vi.stubGlobal('matchMedia', () => ({ matches }));

beforeEach(() => {
  pretendStorage();
  useThumb(false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(openPage).mockClear();
});

const [dwarf, knight] = [hit('/en/claim/dwarf/', { kind: 'card' }), hit('/en/claim/knight/')];
const popular = hit('/en/claim/goblin/');
const answers: Readonly<Record<string, Found>> = {
  both: foundByName(dwarf, knight),
  dwarf: foundByName(dwarf),
  dwerg: { ...NOTHING, near: [dwarf] },
};

/** A search over one game. */
function search(words = '') {
  const answer = (query: string): Found => answers[query] ?? NOTHING;
  const parts: SearchParts = {
    words: {},
    games: [],
    searcher: {
      named: answer,
      byTitle: (query) => Promise.resolve(answer(query)),
      search: (query) => Promise.resolve(answer(query)),
    },
    cards: null,
    all: null,
    offers: () => ({
      recent: recentHits().hits.map(({ url }) => hit(url)),
      popular: [popular],
      damaged: false,
    }),
    askAgain: () => undefined,
  };
  return createRoot(() => createSearchState(parts, words));
}

const listed = (state: ReturnType<typeof search>): string[] => state.listed().map(({ url }) => url);

describe('a search', () => {
  it('offers something before the first word, and none of it is chosen', async () => {
    const state = search();
    expect(listed(state)).toEqual([popular.url]);
    expect(state.active()).toBe(-1);
    await state.open();
    expect(openPage).not.toHaveBeenCalled();
    state.choose(0);
    await state.open();
    expect(openPage).toHaveBeenCalledWith(popular.url);
  });

  it('offers what was opened, until that is forgotten', async () => {
    const first = search('dwarf');
    await first.open();
    const state = search();
    expect(listed(state)).toEqual([dwarf.url, popular.url]);
    state.forget();
    expect(listed(state)).toEqual([popular.url]);
    expect(recentHits().hits).toEqual([]);
  });

  it('chooses the best hit, and opens that of words just typed', async () => {
    const state = search('both');
    await state.ask();
    expect([listed(state), state.active()]).toEqual([[dwarf.url, knight.url], 0]);
    state.choose(1);
    state.type('dwarf');
    await state.open();
    expect(openPage).toHaveBeenCalledExactlyOnceWith(dwarf.url);
    expect(recentHits().hits.map(({ url }) => url)).toEqual([dwarf.url]);
  });

  it('chooses no hit that is only similar, and none for a thumb', async () => {
    const state = search('dwerg');
    await state.ask();
    expect([listed(state), state.active()]).toEqual([[dwarf.url], -1]);
    useThumb(true);
    state.type('dwarf');
    await state.ask();
    expect([listed(state), state.active()]).toEqual([[dwarf.url], -1]);
  });

  it('chooses the best hit of those it is narrowed to', async () => {
    const state = search('both');
    await state.ask();
    state.choose(1);
    state.show('rule');
    expect([listed(state), state.active()]).toEqual([[knight.url], 0]);
    state.show();
    expect(listed(state)).toEqual([dwarf.url, knight.url]);
  });
});
