import type { ComponentProps } from 'solid-js';
import { render } from 'solid-js/web';
import styles from '../../styles/search.css?url';
import { loadStyles } from '../../browser/load-styles.ts';
import { loadSearcher } from './load-searcher.ts';
import { Search } from './Search.tsx';

/** Fills the dialog that holds the field already, which keeps what has been typed. Rejects where the parts of the search cannot be had. */
export async function fillSearchDialog(dialog: HTMLDialogElement): Promise<void> {
  const [parts] = await Promise.all([loadSearcher(), loadStyles(styles)]);
  if (!dialog.open) return;
  const close = (): void => dialog.close();
  const dispose = put(dialog, { ...parts, query: typedIn(dialog), close });
  dialog.addEventListener('close', dispose);
}

/** Puts the search into a page of its own, around the field that is there; `?q=` fills it, unless something has been typed. */
export async function mountSearchPage(place: HTMLElement): Promise<void> {
  const field = place.querySelector('input')!;
  field.value ||= new URLSearchParams(location.search).get('q') ?? '';
  const parts = await loadSearcher();
  put(place, { ...parts, query: typedIn(place) });
}

const typedIn = (place: HTMLElement): string => place.querySelector('input')!.value;

/** Takes the place of the field alone. Properties by name: spread, they would cost every table a helper of Solid's. */
function put(place: HTMLElement, props: ComponentProps<typeof Search>): () => void {
  place.replaceChildren();
  const { words, searcher, cards, offers, askAgain, query, close } = props;
  return render(
    () => <Search words={words} searcher={searcher} cards={cards} offers={offers} askAgain={askAgain} query={query} close={close} />,
    place,
  );
}
