import { word } from './words.ts';

/** Where the reader was before following a citation. */
interface Origin {
  readonly url: string;
  readonly scroll: number;
  readonly title: string;
  /** The address the citation led to. */
  readonly target: string;
}

const KEY = 'came-from';

/** Remembers the place when a link is a citation opened from its card. */
export function followBack(link: HTMLAnchorElement): void {
  if (link.dataset.cited === undefined) return;
  const origin: Origin = { url: location.href, scroll: scrollY, title: document.querySelector('h1')?.textContent ?? '', target: link.href };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(origin));
  } catch {
    return;
  }
  // Within the page there is no load that would offer the way back.
  if (link.pathname === location.pathname) setTimeout(offerBack);
}

function read(): Origin | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Origin | undefined;
  } catch {
    return undefined;
  }
}

/** Offers the way back to where a citation was followed from. */
export function offerBack(): void {
  const origin = read();
  if (!origin || origin.target !== location.href) return;
  document.querySelector('.back-bar')?.remove();
  const bar = document.createElement('a');
  bar.className = 'button back-bar';
  bar.href = origin.url;
  bar.textContent = `← ${word('rule.back').replace('{place}', origin.title)}`;
  bar.addEventListener('click', () => {
    sessionStorage.removeItem(KEY);
    if (new URL(origin.url).pathname === location.pathname) setTimeout(() => scrollTo({ top: origin.scroll }));
    bar.remove();
  });
  document.body.append(bar);
}
