import { render } from 'solid-js/web';
import styles from '../../styles/search.css?url';
import { loadStyles } from '../../browser/load-styles.ts';
import { loadWords } from '../../browser/load.ts';
import { loadSearcher } from './load-searcher.ts';
import { Search } from './Search.tsx';

let open: HTMLDialogElement | undefined;

/** Opens the search over the page. Rejects where its parts cannot be had. */
export async function openSearchDialog(query?: string): Promise<void> {
  if (open) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'search';
  open = dialog;
  const parts = Promise.all([loadWords('search'), loadSearcher(), loadStyles(styles)]);
  parts.catch(() => (open = undefined));
  const [words, { searcher, cards }] = await parts;
  dialog.setAttribute('aria-label', words['search.title'] ?? '');
  document.body.append(dialog);
  const dispose = render(
    () => <Search words={words} searcher={searcher} cards={cards} query={query} close={() => dialog.close()} />,
    dialog,
  );
  dialog.addEventListener('close', () => {
    dispose();
    dialog.remove();
    open = undefined;
  });
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
  dialog.showModal();
}

/** Puts the search into a page of its own; `?q=` fills the field. */
export async function mountSearchPage(place: HTMLElement): Promise<void> {
  const [words, { searcher, cards }] = await Promise.all([loadWords('search'), loadSearcher()]);
  const query = new URLSearchParams(location.search).get('q') ?? '';
  place.replaceChildren();
  render(() => <Search words={words} searcher={searcher} cards={cards} query={query} />, place);
}
