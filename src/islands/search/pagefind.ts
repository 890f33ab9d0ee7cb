import { escapeHtml } from '../../i18n/html.ts';

/** What a hit can be, in the order in which groups stand. */
export const KINDS = ['rule', 'scenario', 'page'] as const;
export type Kind = (typeof KINDS)[number];

/** One hit. `excerpt` says what stands there, as HTML with `<mark>` around the words found. */
export interface Hit {
  readonly url: string;
  readonly kind: Kind;
  readonly title: string;
  readonly number: string;
  readonly place: string;
  readonly excerpt: string;
}

/** The part of Pagefind's browser module that is used here. */
interface Pagefind {
  options(options: object): Promise<void>;
  /** Forgets what is loaded, also that it could not be. */
  destroy(): Promise<void>;
  search(query: string): Promise<{ readonly results: readonly { data(): Promise<PagefindData> }[] }>;
}

interface PagefindData {
  readonly url: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly excerpt: string;
}

const MOST_HITS = 30;
const EXCERPT_WORDS = 18;

let loaded: Promise<Pagefind> | undefined;

/** Loads the index when the first search asks for it. */
function load(): Promise<Pagefind> {
  const path = '/pagefind/pagefind.js';
  loaded ??= (import(/* @vite-ignore */ path) as Promise<Pagefind>).then(async (pagefind) => {
    await pagefind.options({ excerptLength: EXCERPT_WORDS });
    return pagefind;
  });
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

/** The best hits for some words in the language of the page. A number such as 7.3 finds that rule first. */
export async function search(query: string): Promise<readonly Hit[]> {
  const pagefind = await load();
  const hits = await searchIn(pagefind, query).catch(async (error: unknown) => {
    loaded = undefined;
    await pagefind.destroy();
    throw error;
  });
  const number = query.trim();
  return [...hits].sort((a, b) => Number(b.number === number) - Number(a.number === number));
}

async function searchIn(pagefind: Pagefind, query: string): Promise<readonly Hit[]> {
  const { results } = await pagefind.search(query);
  const data = await Promise.all(results.slice(0, MOST_HITS).map((result) => result.data()));
  return data.map(hitOf);
}

function hitOf({ url, meta, excerpt }: PagefindData): Hit {
  const { kind, title = '', number = '', place = '', text = '' } = meta;
  return { url, kind: KINDS.find((known) => known === kind) ?? 'page', title, number, place, excerpt: tell(text, title, excerpt) };
}

const WORDS = /[\p{L}\p{N}-]+/gu;

/** The first sentence with the words found marked; where they stand neither in it nor in the title, the words around them. */
function tell(sentence: string, title: string, excerpt: string): string {
  const found = [...excerpt.matchAll(/<mark>(.*?)<\/mark>/g)].flatMap(([, marked]) => marked!.match(WORDS) ?? []);
  const has = (text: string): boolean => (text.match(WORDS) ?? []).some((word) => found.includes(word));
  if (!has(sentence) && !has(title)) return excerpt;
  return escapeHtml(sentence).replace(WORDS, (word) => (found.includes(word) ? `<mark>${word}</mark>` : word));
}

export const countOf = (hits: readonly Hit[], kind: Kind): number => hits.filter((hit) => hit.kind === kind).length;
