import { loadJson } from '../../browser/load.ts';
import { loadTexts } from './full-text.ts';
import { searcherOf, type SearchData, type Searcher } from './search.ts';

/** What the search of a game, or of the library, loads before the first word: `search.json`. */
export interface SearchFile extends SearchData {
  /** Symbols that the pictures use, as SVG definitions. */
  readonly signs: string;
  /** The address of the card index, where there is one game only. */
  readonly cards: string | null;
}

/** The search of the game that the page is about, or of all games, and where the cards stand. Brings the signs of its pictures. */
export async function loadSearcher(): Promise<{ readonly searcher: Searcher; readonly cards: string | null }> {
  const { lang, dataset } = document.documentElement;
  void loadTexts().catch(() => undefined); // while the reader types
  const file = await loadJson<SearchFile>(dataset.game ? `/${lang}/${dataset.game}/search.json` : `/${lang}/search.json`);
  addSigns(file.signs);
  return { searcher: searcherOf(file, lang), cards: file.cards };
}

/** Pages with a table have the signs already. */
function addSigns(signs: string): void {
  if (document.getElementById('h-yellow')) return;
  document.body.insertAdjacentHTML(
    'beforeend',
    `<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${signs}</defs></svg>`,
  );
}
