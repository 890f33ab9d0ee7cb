import { loadStyles } from '../browser/load-styles.ts';
import styles from '../styles/rule-card.css?url';
import { word } from '../browser/page-words.ts';

/** Where the reader was before following a citation. */
interface Origin {
  readonly url: string;
  /** What stood at the top of the screen, and how far above it. */
  readonly at: string;
  readonly top: number;
  readonly title: string;
  /** The address the citation led to. */
  readonly target: string;
  /** The reader has taken the way back. */
  readonly returning?: true;
}

const KEY = 'came-from';

/** Remembers the place when a citation is followed from its card. */
export function followBack(link: HTMLAnchorElement): void {
  const title = document.querySelector('h1')?.textContent ?? '';
  if (!write({ url: location.href, ...onScreen(), title, target: link.href })) return;
  // Within the page there is no load that would offer the way back.
  if (link.pathname === location.pathname) setTimeout(offerBack);
}

/** The first part of the page that the screen shows. Places hold where heights change: tables on the way may come to life or not. */
function onScreen(): Pick<Origin, 'at' | 'top'> {
  const shown = [...document.querySelectorAll('main [id]')].find((part) => part.getBoundingClientRect().bottom > 0);
  return { at: shown?.id ?? 'main', top: shown?.getBoundingClientRect().top ?? 0 };
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

/** Offers the way back to where a citation was followed from, and ends it at the same place of the page. */
export function offerBack(): void {
  const origin = read();
  if (origin?.returning && origin.url === location.href) {
    sessionStorage.removeItem(KEY);
    const top = document.getElementById(origin.at)?.getBoundingClientRect().top ?? 0;
    scrollBy({ top: top - origin.top });
  }
  if (!origin || origin.returning || origin.target !== location.href) return;
  document.querySelector('.back-bar')?.remove();
  void loadStyles(styles);
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
  // The browser's own way back.
  addEventListener('hashchange', () => location.href === origin.url && bar.remove());
}
