import { searchTexts, isInTexts, type TextHit } from './full-text.ts';
import { nameIndex, type NameHit, type NameIndex, type NameRecord } from './names.ts';
import { termsReader, type Term, type Vocabulary } from './words.ts';

/** What a hit can be, in the order of the filter buttons. */
export const KINDS = ['card', 'term', 'rule', 'ruling', 'scenario', 'page'] as const;
export type Kind = (typeof KINDS)[number];

/** One hit. `text`: what stands there, as HTML with `<mark>` around what was sought. */
export interface Hit {
  readonly url: string;
  readonly kind: Kind;
  readonly title: string;
  /** The number of a rule. */
  readonly number: string;
  /** The chapter it stands in. */
  readonly place: string;
  readonly text: string;
  /** A small picture, as HTML. */
  readonly picture?: string | undefined;
  /** Names in other languages that fit, by language code. */
  readonly foreign: NameHit['foreign'];
}

/** What the search works with besides the texts. */
export interface SearchData extends Vocabulary {
  readonly names: readonly NameRecord[];
}

/** What was found. `near`: without any hit, the records with the nearest names. */
export interface Found {
  readonly hits: readonly Hit[];
  readonly near: readonly Hit[];
}

export interface Searcher {
  search(query: string): Promise<Found>;
}

const MOST_TEXTS = 12;
const MOST_NAMES = 8;
const MOST_NEAR = 3;

/** A search over the names and texts of one game, in the page's language. */
export function searcherOf(data: SearchData, language: string): Searcher {
  const names = nameIndex(data.names, language);
  const read = termsReader(data);
  const pictures = new Map(data.names.map(({ url, picture }) => [url, picture]));
  const byText = (hit: TextHit): Hit => ({ ...hit, text: hit.excerpt, picture: pictures.get(hit.url), foreign: [] });

  return {
    async search(query) {
      const terms = read(query);
      if (terms.length === 0) return { hits: [], near: [] };
      const translated = await Promise.all(terms.map((term) => translate(names, term)));
      const texts = (await searchTexts(translated, MOST_TEXTS)).map(byText);
      const hits = arrange(query, namesFor(names, terms, translated), texts);
      const near =
        hits.length > 0
          ? []
          : names
              .find(
                terms.map(({ word }) => word),
                true,
              )
              .slice(0, MOST_NEAR)
              .map(byName);
      return { hits, near };
    },
  };
}

const byName = ({ record, foreign }: NameHit): Hit => ({ ...record, number: '', place: '', foreign });

/** A word that the texts lack may be a name in another language, or a slip: then the name in this language stands for it. */
async function translate(names: NameIndex, term: Term): Promise<Term> {
  if (term.synonyms.length > 0 || (await isInTexts(term.word))) return term;
  const [best] = names.find([term.word]);
  return best ? { ...term, synonyms: [best.record.title] } : term;
}

/** Records that fit the whole query; failing that, those that fit one of its words. */
function namesFor(names: NameIndex, terms: readonly Term[], translated: readonly Term[]): { whole: boolean; hits: readonly Hit[] } {
  const whole = names.find(terms.map(({ word }) => word));
  if (whole.length > 0) return { whole: true, hits: whole.slice(0, MOST_NAMES).map(byName) };
  const single = translated.flatMap(({ word }) => names.find([word]).slice(0, 1));
  return { whole: false, hits: [...new Map(single.map((hit) => [hit.record.url, byName(hit)])).values()] };
}

/** Names come first where one fits the whole query; otherwise the texts know better. A rule's number finds that rule first. */
function arrange(query: string, { whole, hits }: { whole: boolean; hits: readonly Hit[] }, texts: readonly Hit[]): Hit[] {
  const number = query.trim();
  const ranked = [...texts].sort((a, b) => Number(b.number === number) - Number(a.number === number));
  const all = whole ? [...hits, ...ranked] : [...ranked, ...hits];
  return all.filter(({ url }, place) => all.findIndex((other) => other.url === url) === place);
}

/** The hits by kind; the kind with the best hit comes first. */
export function groupsOf(hits: readonly Hit[]): { kind: Kind; hits: readonly Hit[] }[] {
  return [...Map.groupBy(hits, ({ kind }) => kind)].map(([kind, own]) => ({ kind, hits: own }));
}
