import type { Words } from '../i18n/words.ts';

/** Fetches JSON from this site. Rejects where it cannot be had. */
export async function loadJson<Data>(address: string): Promise<Data> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as Data;
}

/** Parts of the site that take their interface strings along. */
export type WordsPart = 'player' | 'linked' | 'table' | 'score' | 'house' | 'learn' | 'search' | 'shortcuts';

/** The interface strings of a part in the page's language. */
export const loadWords = (part: WordsPart): Promise<Words> => loadJson(`/${document.documentElement.lang}/words/${part}.json`);

/** The parts that draw the table of a game. */
export type TablePart = Extract<WordsPart, 'player' | 'table' | 'score' | 'learn'>;

/** The strings of a part in the page's language: those of the interface, and those of the page's game. */
export async function loadTableWords(part: TablePart): Promise<Words> {
  const { lang, dataset } = document.documentElement;
  const [common, own] = await Promise.all([loadWords(part), loadJson<Words>(`/${lang}/${dataset.game}/words/${part}.json`)]);
  return { ...common, ...own };
}
