import { word } from './words.ts';

/** Where the reader was before following a citation. */
interface Origin {
  readonly url: string;
  readonly scroll: number;
  readonly title: string;
  /** The address the citation led to. */
  readonly target: string;
  /** The reader has taken the way back. */
  readonly returning?: true;
}

const KEY = 'came-from';

/** Remembers the place when a link is a citation opened from its card. */
export function followBack(link: HTMLAnchorElement): void {
  if (link.dataset.cited === undefined) return;
  const origin: Origin = { url: location.href, scroll: scrollY, title: document.querySelector('h1')?.textContent ?? '', target: link.href };
  if (!write(origin)) return;
  // Within the page there is no load that would offer the way back.
  if (link.pathname === location.pathname) setTimeout(offerBack);
}

/** Stores where the reader was; false without storage. */
function write(origin: Origin): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(origin));
    return true;
  } catch {
    return false;
  }
}

function read(): Origin | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Origin | undefined;
  } catch {
    return undefined;
  }
}

/** Offers the way back to where a citation was followed from, and ends it at the same height of the page. */
export function offerBack(): void {
  const origin = read();
  if (origin?.returning && origin.url === location.href) {
    sessionStorage.removeItem(KEY);
    scrollTo({ top: origin.scroll });
  }
  if (!origin || origin.returning || origin.target !== location.href) return;
  document.querySelector('.back-bar')?.remove();
  const bar = document.createElement('a');
  bar.className = 'button back-bar';
  bar.href = origin.url;
  bar.textContent = `← ${word('rule.back').replace('{place}', origin.title)}`;
  bar.addEventListener('click', () => {
    write({ ...origin, returning: true });
    // Within the page there is no load that would end it.
    if (new URL(origin.url).pathname === location.pathname) setTimeout(offerBack);
    bar.remove();
  });
  document.body.append(bar);
}
