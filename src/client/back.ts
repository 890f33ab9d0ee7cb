import { kept } from '../browser/kept.ts';
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

/**
 * For `page.ts`, which asks for it without loading this. Nothing leads back to where no page of
 * this site is.
 */
const cameFrom = kept(
  'came-from',
  (text) => {
    const origin = JSON.parse(text) as Origin;
    return new URL(origin.url).origin === location.origin ? origin : undefined;
  },
  { session: true },
);

/** Remembers the place when a citation is followed from its card. */
export function followBack(link: HTMLAnchorElement): void {
  const title = document.querySelector('h1')?.textContent ?? '';
  if (
    !cameFrom.put(
      JSON.stringify({
        url: location.href,
        ...onScreen(),
        title,
        target: link.href,
      } satisfies Origin),
    )
  )
    return;
  // Within the page there is no load that would offer the way back.
  if (link.pathname === location.pathname) setTimeout(offerBack);
}

/**
 * The first part of the page that the screen shows. Places hold where heights change: tables on the
 * way may come to life or not.
 */
function onScreen(): Pick<Origin, 'at' | 'top'> {
  const shown = [...document.querySelectorAll('main [id]')].find(
    (part) => part.getBoundingClientRect().bottom > 0,
  );
  return { at: shown?.id ?? 'main', top: shown?.getBoundingClientRect().top ?? 0 };
}

/**
 * Offers the way back to where a citation was followed from, and ends it at the same place of the
 * page.
 */
export function offerBack(): void {
  const origin = cameFrom.get().value;
  if (origin?.returning && origin.url === location.href) {
    cameFrom.put(undefined);
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
    cameFrom.put(JSON.stringify({ ...origin, returning: true } satisfies Origin));
    // Within the page there is no load that would end it.
    if (new URL(origin.url).pathname === location.pathname) setTimeout(offerBack);
    bar.remove();
  });
  document.body.append(bar);
  // The browser's own way back.
  addEventListener('hashchange', () => location.href === origin.url && bar.remove());
}
