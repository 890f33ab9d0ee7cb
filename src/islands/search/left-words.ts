// The words left in a search: those of a dialog stay with its page as long as the tab, those of the
// search page are in its address.
import { kept } from '../../browser/kept.ts';
import { readOf } from './limits.ts';

/** Words left in the search over a page, by the page's path. */
type Left = readonly (readonly [page: string, words: string])[];

/** How many pages are remembered, and how many letters of what was typed there. */
const MOST = { pages: 12, letters: 2000 };

const tab = kept(
  'words-left',
  (text) => {
    const left = JSON.parse(text) as unknown;
    return Array.isArray(left) && left.every(isLeft) ? (left as Left) : undefined;
  },
  { session: true },
);

const isLeft = (one: unknown): boolean =>
  Array.isArray(one) && one.length === 2 && one.every((text) => typeof text === 'string');

const allLeft = (): Left => tab.get().value ?? [];

/** The words that were left in the search over this page. */
export const wordsLeft = (): string =>
  allLeft().find(([page]) => page === location.pathname)?.[1] ?? '';

/**
 * Leaves words in the search over this page. Where the tab keeps nothing, they last as long as the
 * dialog.
 */
export function leaveWords(words: string): void {
  const others = allLeft().filter(([page]) => page !== location.pathname);
  const own = words.trim() ? [[location.pathname, words.slice(0, MOST.letters)] as const] : [];
  const left = [...own, ...others].slice(0, MOST.pages);
  tab.put(left.length > 0 ? JSON.stringify(left) : undefined);
}

/** The words in the address of the search page. */
export const wordsInAddress = (): string => new URLSearchParams(location.search).get('q') ?? '';

/** The address of the search page with what is read of some words. */
export function addressWith(words: string): string {
  const address = new URL(location.href);
  const read = readOf(words).read.trim();
  if (read) address.searchParams.set('q', read);
  else address.searchParams.delete('q');
  return address.href;
}
