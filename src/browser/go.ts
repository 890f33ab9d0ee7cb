import { inTime } from './in-time.ts';
import { goWithin } from './over-page.ts';
import { word } from './page-words.ts';

/** How long a sentence about a page that cannot be had stays, in milliseconds. */
const SHOWN = 8000;

/**
 * Leads to an address of this site where it can be had. Otherwise the reader stays and is told: the
 * browser's own page about that knows no way back.
 */
export async function openPage(href: string): Promise<void> {
  if (isHere(href)) goWithin(href);
  else if (await canReach(href)) location.assign(href);
  else tell(word('loading.unreachable'));
}

/** Whether an address is one of the page shown. */
export function isHere(href: string): boolean {
  const { origin, pathname, search } = new URL(href, location.href);
  return origin === location.origin && pathname === location.pathname && search === location.search;
}

/** Asks for a page as a page, for the worker to look where it remembers those. */
const AS_PAGE = { headers: { accept: 'text/html' } };

/**
 * Whether anything answers at an address: the site itself, or whatever keeps its pages on this
 * device.
 */
export const canReach = (href: string): Promise<boolean> =>
  inTime(fetch(href, AS_PAGE)).then(
    () => true,
    () => false,
  );

/**
 * Says that a part of the page did not arrive, and offers to load the page again (`Sorry.astro`).
 */
export const sayBroken = (): void => {
  document.querySelector<HTMLElement>('#sorry')!.hidden = false;
};

/** Says something over the page for a while, also over a dialog that is open. */
function tell(sentence: string): void {
  document.querySelector('.sorry.told')?.remove();
  const notice = document.createElement('div');
  notice.className = 'sorry told ui';
  notice.setAttribute('role', 'status');
  (document.querySelector('dialog[open]') ?? document.body).append(notice);
  // Said only where the region was there before its words.
  setTimeout(() => (notice.textContent = sentence));
  setTimeout(() => notice.remove(), SHOWN);
}
