import { escapeHtml } from '../../i18n/html.ts';
import { fold, together, wordsIn, type Term } from './words.ts';

/** What the full text has: a rule, an open ruling, a scenario, a card or another page. */
const TEXT_KINDS = ['rule', 'ruling', 'scenario', 'card', 'lesson', 'page'] as const;
type TextKind = (typeof TEXT_KINDS)[number];

/** A place in the texts that fits a query. `excerpt`: what stands there, as HTML with `<mark>` around the words found. */
export interface TextHit {
  readonly url: string;
  readonly kind: TextKind;
  readonly title: string;
  readonly number: string;
  readonly place: string;
  readonly excerpt: string;
  /** What the shares add up to, times what a place of its kind counts. */
  readonly score: number;
  readonly times: number;
  readonly from: { readonly texts: readonly Share[] };
}

/** What a word of the query adds to the score of a place. */
interface Share {
  readonly word: string;
  /** What stands for it in the texts: the word itself, a synonym, or a name in the page’s language. */
  readonly by: string;
  /** Which texts beside the whole one have it, in any order: see `RANKING`. */
  readonly fields: readonly string[];
  readonly score: number;
}

/** The part of Pagefind's browser module that is used here. */
interface Pagefind {
  readonly createInstance: (options: object) => PagefindInstance;
}

interface PagefindInstance {
  search(
    query: string,
    options?: { readonly filters: { readonly game: { readonly any: readonly string[] } } },
  ): Promise<{ readonly results: readonly PagefindResult[] }>;
}

interface PagefindResult {
  readonly id: string;
  readonly score: number;
  readonly matchedMetaFields?: readonly string[];
  data(): Promise<{ readonly url: string; readonly meta: Readonly<Record<string, string>>; readonly excerpt: string }>;
}

/** How much words count by where they stand. `asked`: how players put the question. */
export const RANKING = { metaWeights: { title: 4, asked: 8, text: 1, place: 0, number: 1, kind: 0 } };

/** How much a lesson is worth beside what answers a question itself: it comes first only where somebody wants to learn or practise. */
const LESSON = 0.75;
/** How much a synonym counts against the word itself. */
const SYNONYM = 0.7;
const EXCERPT_WORDS = 18;

/** Where the index lies on the site. */
const FOLDER = '/pagefind/';

let loaded: Promise<PagefindInstance> | undefined;
/** What the index said to each word so far. */
const answers = new Map<string, Promise<readonly PagefindResult[]>>();

/** Loads the index, once. Everything stays on this thread: a word takes about a millisecond. */
export function loadTexts(): Promise<PagefindInstance> {
  const path = `${FOLDER}pagefind.js`;
  if (!loaded) addEventListener('unhandledrejection', keepToTheSearch);
  loaded ??= (import(/* @vite-ignore */ path) as Promise<Pagefind>).then(({ createInstance }) =>
    createInstance({ basePath: FOLDER, noWorker: true, excerptLength: EXCERPT_WORDS, ranking: RANKING }),
  );
  loaded.catch(forget);
  return loaded;
}

/** Pagefind throws the failure of its own start also where nobody can catch it; the search that waits for it reports it. */
function keepToTheSearch(event: PromiseRejectionEvent): void {
  if (event.reason instanceof Error && event.reason.stack?.includes('/pagefind/')) event.preventDefault();
}

/** After a failure the next search tries anew. */
function forget(): void {
  loaded = undefined;
  answers.clear();
}

/** On the pages of a game its own texts and those about the site; elsewhere those of all games. */
const within = ({ game } = document.documentElement.dataset) => (game ? { filters: { game: { any: [game, 'site'] } } } : undefined);

/** What the index says to a word. */
function ask(word: string): Promise<readonly PagefindResult[]> {
  const known =
    answers.get(word) ?? loadTexts().then(async (pagefind) => ownResults(word, (await pagefind.search(word, within())).results));
  answers.set(word, known);
  known.catch(forget);
  return known;
}

/** To a word it does not know, Pagefind answers with one that begins alike, be it by a single letter: nothing was found then. */
async function ownResults(word: string, results: readonly PagefindResult[]): Promise<readonly PagefindResult[]> {
  const [best] = results;
  if (!best) return results;
  const { meta, excerpt } = await best.data();
  const shown = [...markedIn(excerpt), ...Object.values(meta).flatMap(wordsIn)].map(fold);
  return wordsIn(word).some((sought) => shown.some((other) => related(fold(sought), other))) ? results : [];
}

const markedIn = (excerpt: string): string[] => [...excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].flatMap(([, marked]) => wordsIn(marked!));

/** A place and how well it fits a term, by which of its words. */
interface Rated {
  readonly result: PagefindResult;
  readonly by: string;
  readonly score: number;
}

/** What the index says to one term: for each place the better of the word and its synonyms. */
async function ratesOf({ word, synonyms }: Term): Promise<Map<string, Rated>> {
  const rates = new Map<string, Rated>();
  const words = [word, ...synonyms];
  for (const [place, results] of (await Promise.all(words.map(ask))).entries()) {
    for (const result of results) {
      const score = result.score * (place === 0 ? 1 : SYNONYM);
      if (score > (rates.get(result.id)?.score ?? 0)) rates.set(result.id, { result, by: words[place]!, score });
    }
  }
  return rates;
}

/**
 * The best places for some terms. Pagefind by itself wants every word; here a place that lacks one only falls back.
 * Roots keep one word that fits very well from outweighing several that fit.
 */
export async function searchTexts(terms: readonly Term[], most: number): Promise<TextHit[]> {
  const found = await Promise.all(terms.map(ratesOf));
  const sums = new Map<string, { sum: number; best: Rated; shares: Share[] }>();
  for (const [at, rates] of found.entries()) {
    for (const [id, rated] of rates) {
      const { result, by } = rated;
      const score = Math.sqrt(rated.score);
      const known = sums.get(id) ?? { sum: 0, best: rated, shares: [] };
      known.sum += score;
      if (rated.score >= known.best.score) known.best = rated;
      known.shares.push({ word: terms[at]!.word, by, fields: result.matchedMetaFields ?? [], score });
      sums.set(id, known);
    }
  }
  const ranked = [...sums.values()].sort((a, b) => b.sum - a.sum).slice(0, most);
  const data = await Promise.all(ranked.map(({ best }) => best.result.data()));
  const words = terms.flatMap(({ word, synonyms }) => [word, ...synonyms]);
  const hits = data.map(({ url, meta, excerpt }, at): TextHit => {
    const { sum, shares } = ranked[at]!;
    const { kind, title = '', number = '', place = '', text = '' } = meta;
    const times = kind === 'lesson' ? LESSON : 1;
    return {
      url,
      kind: TEXT_KINDS.find((known) => known === kind) ?? 'page',
      title: together(title),
      number,
      place: together(place),
      excerpt: tell(together(text), title, together(excerpt), words),
      score: sum * times,
      times,
      from: { texts: shares },
    };
  });
  return hits.sort((a, b) => b.score - a.score);
}

/** Whether the texts have a word. */
export const isInTexts = async (word: string): Promise<boolean> => (await ask(word)).length > 0;

/** What two forms of a word share at least: letters, and a part of the longer one; and the letters in which the shorter may end otherwise. */
const STEM = 3;
const SAME = 0.4;
const ENDING = 2;

/** Whether two words may be forms of one. */
function related(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  let common = 0;
  while (common < short.length && short[common] === long[common]) common += 1;
  return a === b || (common >= STEM && common >= long.length * SAME && common >= short.length - ENDING);
}

/** The first sentence with the words found marked; where they stand neither in it nor in the title, the words around them. */
function tell(sentence: string, title: string, excerpt: string, words: readonly string[]): string {
  const sought = words.flatMap(wordsIn).map(fold);
  const isSought = (word: string): boolean => sought.some((one) => related(fold(word), one));
  if (!wordsIn(`${title} ${sentence}`).some(isSought)) return excerpt;
  return escapeHtml(sentence).replace(/[\p{L}\p{N}]+/gu, (word) => (isSought(word) ? `<mark>${word}</mark>` : word));
}
