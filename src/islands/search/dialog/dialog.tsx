import type { ComponentProps } from 'solid-js';
import { render } from 'solid-js/web';
import styles from '../../../styles/search.css?url';
import { followAddress } from '../../../browser/address.ts';
import { loadStyles } from '../../../browser/load-styles.ts';
import { addressWith, leaveWords, wordsInAddress, wordsLeft } from '../left-words.ts';
import { loadSearcher } from '../load-searcher.ts';
import { Search } from './Search.tsx';

/**
 * Fills the dialog that holds the field already, which keeps what has been typed, or else gets back
 * what was left in it. Rejects where the parts of the search cannot be had.
 */
export async function fillSearchDialog(dialog: HTMLDialogElement): Promise<void> {
  if (typedIn(dialog)) leaveWords(typedIn(dialog));
  dialog.addEventListener('input', () => leaveWords(typedIn(dialog)));
  const [parts] = await Promise.all([loadSearcher(), loadStyles(styles)]);
  if (!dialog.open) return;
  const close = (): void => dialog.close();
  const typed = typedIn(dialog);
  const dispose = put(dialog, { ...parts, query: typed || wordsLeft(), close });
  // The next key begins anew.
  if (!typed) dialog.querySelector('input')!.select();
  const leave = keepInSight(dialog);
  dialog.addEventListener('close', () => (dispose(), leave()));
}

/**
 * Keeps a dialog within what a keyboard on the screen leaves of it: browsers lay the keyboard over
 * the page.
 */
function keepInSight(dialog: HTMLElement): () => void {
  const { visualViewport: seen } = window;
  const fit = (): void => {
    // Of a page that two fingers have enlarged a part is in sight, too.
    const isPart = !seen || seen.scale > 1.01;
    dialog.style.setProperty('--seen', isPart ? '' : `${seen.height}px`);
    dialog.style.setProperty('--seen-from', isPart ? '' : `${seen.offsetTop}px`);
  };
  fit();
  for (const event of ['resize', 'scroll']) seen?.addEventListener(event, fit);
  return () => {
    for (const event of ['resize', 'scroll']) seen?.removeEventListener(event, fit);
  };
}

/**
 * Puts the search into a page of its own, around the field that is there; `?q=` fills it, unless
 * something has been typed, and follows what is typed.
 */
export async function mountSearchPage(place: HTMLElement): Promise<void> {
  const field = place.querySelector('input')!;
  const follow = followInAddress(place);
  if (field.value) follow();
  else field.value = wordsInAddress();
  const parts = await loadSearcher();
  put(place, { ...parts, query: typedIn(place) });
}

/** How many milliseconds after the last key the address follows. */
const FOLLOWS_AFTER = 300;

/**
 * Has the address of the page follow the words; whoever opens a hit finds them there on the way
 * back.
 */
function followInAddress(place: HTMLElement): () => void {
  const address = followAddress(() => undefined);
  let due: number | undefined;
  const follow = (): void => {
    clearTimeout(due);
    // Where a browser refuses, it follows with the next key.
    address.put(addressWith(typedIn(place))).catch(() => undefined);
  };
  place.addEventListener('input', () => {
    clearTimeout(due);
    due = window.setTimeout(follow, FOLLOWS_AFTER);
  });
  place.addEventListener('click', follow, { capture: true });
  place.addEventListener('keydown', ({ key }) => key === 'Enter' && follow(), { capture: true });
  return follow;
}

const typedIn = (place: HTMLElement): string => place.querySelector('input')!.value;

/**
 * Takes the place of the field alone. Properties by name: spread, they would cost every table a
 * helper of Solid's.
 */
function put(place: HTMLElement, props: ComponentProps<typeof Search>): () => void {
  place.replaceChildren();
  const { words, games, searcher, cards, all, offers, askAgain, query, close } = props;
  return render(
    () => (
      <Search
        words={words}
        games={games}
        searcher={searcher}
        cards={cards}
        all={all}
        offers={offers}
        askAgain={askAgain}
        query={query}
        close={close}
      />
    ),
    place,
  );
}
