import { GAME_IDS, type GameId } from '../../games/registry.ts';
import { loadJson } from '../load.ts';
import { loadTexts } from './full-text.ts';
import { searcherOf, type SearchData, type Searcher } from './search.ts';

/** What one game brings along for the search: `search.json`. */
export interface GameSearchData extends SearchData {
  /** Symbols that the pictures use, as SVG definitions. */
  readonly signs: string;
}

/** The search of the game that the page is about, or of all games, and where there is one game its card index. Brings the signs of its pictures. */
export async function loadSearcher(): Promise<{ readonly searcher: Searcher; readonly cards: string | undefined }> {
  const { lang, dataset } = document.documentElement;
  const games: readonly GameId[] = GAME_IDS.filter((game) => !dataset.game || game === dataset.game);
  void loadTexts().catch(() => undefined); // while the reader types
  const parts = await Promise.all(games.map((game) => loadJson<GameSearchData>(`/${lang}/${game}/search.json`)));
  for (const { signs } of parts) addSigns(signs);
  const searcher = searcherOf(
    {
      names: parts.flatMap(({ names }) => names),
      stopWords: parts.flatMap(({ stopWords }) => stopWords),
      synonyms: Object.assign({}, ...parts.map(({ synonyms }) => synonyms)) as SearchData['synonyms'],
    },
    lang,
  );
  return { searcher, cards: games.length === 1 ? `/${lang}/${games[0]!}/cards/` : undefined };
}

/** Pages with a table have the signs already. */
function addSigns(signs: string): void {
  if (document.getElementById('h-yellow')) return;
  document.body.insertAdjacentHTML(
    'beforeend',
    `<svg width="0" height="0" style="position:absolute" aria-hidden="true"><defs>${signs}</defs></svg>`,
  );
}
