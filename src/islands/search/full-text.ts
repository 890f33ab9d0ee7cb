import type { Term } from './words.ts';
import { fold, wordsIn } from './words.ts';
import { escapeHtml } from '../../i18n/html.ts';

/** What the full text has: a rule, an open ruling, a scenario, a card or another page. */
export const TEXT_KINDS = ['rule', 'ruling', 'scenario', 'card', 'page'] as const;
type TextKind = (typeof TEXT_KINDS)[number];

/** A place in the texts that fits a query. `excerpt`: what stands there, as HTML with `<mark>` around the words found. */
export interface TextHit {
  readonly url: string;
  readonly kind: TextKind;
  readonly title: string;
  readonly number: string;
  readonly place: string;
  readonly excerpt: string;
}

/** The part of Pagefind's browser module that is used here. */
interface Pagefind {
  createInstance(options: object): PagefindInstance;
}

interface PagefindInstance {
  search(query: string): Promise<{ readonly results: readonly PagefindResult[] }>;
}

interface PagefindResult {
  readonly id: string;
  readonly score: number;
  data(): Promise<{ readonly url: string; readonly meta: Readonly<Record<string, string>>; readonly excerpt: string }>;
}

/** How much words count by where they stand. `asked`: how players put the question. */
const RANKING = { metaWeights: { title: 4, asked: 3, text: 1, place: 0.5, number: 0, kind: 0 } };
const EXCERPT_WORDS = 18;

let loaded: Promise<PagefindInstance> | undefined;

/** Loads the index when the first search asks for it. Everything stays on this thread: one query takes a few milliseconds. */
function load(): Promise<PagefindInstance> {
  const path = '/pagefind/pagefind.js';
  loaded ??= (import(/* @vite-ignore */ path) as Promise<Pagefind>).then(({ createInstance }) =>
    createInstance({ noWorker: true, excerptLength: EXCERPT_WORDS, ranking: RANKING }),
  );
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

/** What the index says to one word, its synonyms included: the better answer for each place. */
async function placesOf(pagefind: PagefindInstance, { word, synonyms }: Term): Promise<Map<string, PagefindResult>> {
  const answers = await Promise.all([word, ...synonyms].map((one) => pagefind.search(one)));
  const places = new Map<string, PagefindResult>();
  for (const result of answers.flatMap(({ results }) => results)) {
    if (result.score > (places.get(result.id)?.score ?? 0)) places.set(result.id, result);
  }
  return places;
}

/** The best places for some terms. Pagefind itself wants every word; here a place that lacks one only falls back. */
export async function searchTexts(terms: readonly Term[], most: number): Promise<TextHit[]> {
  const pagefind = await load();
  const found = await Promise.all(terms.map((term) => placesOf(pagefind, term))).catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  const sums = new Map<string, { score: number; best: PagefindResult }>();
  for (const places of found) {
    for (const [id, result] of places) {
      const sum = sums.get(id);
      sums.set(id, { score: (sum?.score ?? 0) + result.score, best: !sum || result.score > sum.best.score ? result : sum.best });
    }
  }
  const ranked = [...sums.values()].sort((a, b) => b.score - a.score).slice(0, most);
  const data = await Promise.all(ranked.map(({ best }) => best.data()));
  const words = terms.flatMap(({ word, synonyms }) => [word, ...synonyms]);
  return data.map(({ url, meta, excerpt }) => {
    const { kind, title = '', number = '', place = '', text = '' } = meta;
    return {
      url,
      kind: TEXT_KINDS.find((known) => known === kind) ?? 'page',
      title,
      number,
      place,
      excerpt: tell(text, title, excerpt, words),
    };
  });
}

/** Whether the texts have a word. */
export async function isInTexts(word: string): Promise<boolean> {
  const { results } = await (await load()).search(word);
  return results.length > 0;
}

/** Letters in which two forms of a word must agree. */
const STEM = 4;

/** Whether two words are forms of one: they agree in all but a short ending. */
function related(a: string, b: string): boolean {
  const stem = Math.max(STEM, Math.min(a.length, b.length) - 2);
  return a === b || (a.length >= STEM && b.length >= STEM && a.slice(0, stem) === b.slice(0, stem));
}

/** The first sentence with the words found marked; where they stand neither in it nor in the title, the words around them. */
function tell(sentence: string, title: string, excerpt: string, words: readonly string[]): string {
  const sought = words.flatMap(wordsIn).map(fold);
  const isSought = (word: string): boolean => sought.some((one) => related(fold(word), one));
  if (!wordsIn(`${title} ${sentence}`).some(isSought)) return excerpt;
  return escapeHtml(sentence).replace(/[\p{L}\p{N}]+/gu, (word) => (isSought(word) ? `<mark>${word}</mark>` : word));
}
