import { escapeHtml } from '../../i18n/html.ts';
import { isInTexts, searchTexts, type TextHit } from './full-text.ts';
import { nameIndex, type NameHit, type NameIndex, type NameRecord } from './names.ts';
import { termsReader, type Term, type Vocabulary } from './words.ts';

/** What a hit can be, in the order of the filter buttons. */
export const KINDS = ['card', 'term', 'rule', 'ruling', 'scenario', 'lesson', 'page'] as const;
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
  readonly score: number;
  readonly times: number;
  /** What the score comes from, before it is multiplied: the words of names that fit, or what each word of the query adds. */
  readonly from: { readonly names: NameHit['match'] } | TextHit['from'];
}

/** What the search works with besides the texts. */
export interface SearchData extends Vocabulary {
  readonly names: readonly NameRecord[];
}

/** Hits found by the names of things, or in the texts. */
interface Group {
  readonly by: 'name' | 'text';
  readonly hits: readonly Hit[];
}

/**
 * What was found. Names come first where one fits the whole query; otherwise the texts know better.
 * `near`: without any hit, the records with the nearest names.
 */
export interface Found {
  readonly groups: readonly Group[];
  readonly near: readonly Hit[];
  /** The texts could not be had: only names are among the hits. */
  readonly failed?: true;
}

export const NOTHING: Found = { groups: [], near: [] };

export interface Searcher {
  search(query: string): Promise<Found>;
}

const MOST_TEXTS = 8;
const MOST_NAMES = 6;
const MOST_NEAR = 3;
/** The number of a rule is no name. */
const RULE_NUMBER = /^\d+\.\d+$/;

/** A search over the names and texts of one game, in the page's language. */
export function searcherOf(data: SearchData, language: string): Searcher {
  const names = nameIndex(data.names, language);
  const read = termsReader(data);
  const pictures = new Map(data.names.map(({ url, picture }) => [url, picture]));
  const byText = (hit: TextHit): Hit => ({ ...hit, text: hit.excerpt, picture: pictures.get(hit.url), foreign: [] });

  return {
    async search(query) {
      const terms = read(query);
      if (terms.length === 0) return NOTHING;
      const texts = await textsFor(names, terms).catch(() => undefined);
      const isNumber = RULE_NUMBER.test(query.trim());
      const whole = isNumber ? [] : names.find(terms).slice(0, MOST_NAMES);
      const byNames = (whole.length > 0 || isNumber ? whole : terms.flatMap((term) => names.find([term]).slice(0, 1))).map(byName);
      const groups = [
        { by: 'name' as const, hits: byNames },
        { by: 'text' as const, hits: numberFirst(query, (texts ?? []).map(byText)) },
      ];
      const found = withoutDoubles(whole.length > 0 ? groups : groups.reverse());
      if (!texts) return { groups: found, near: [], failed: true };
      return found.length > 0 ? { groups: found, near: [] } : { groups: [], near: names.near(terms).slice(0, MOST_NEAR).map(byName) };
    },
  };
}

const byName = ({ record, foreign, score, times, match }: NameHit): Hit => ({
  ...record,
  text: escapeHtml(record.text),
  number: '',
  place: '',
  foreign,
  score,
  times,
  from: { names: match },
});

/** What the texts have, with names of this language for those of others. */
const textsFor = async (names: NameIndex, terms: readonly Term[]): Promise<TextHit[]> =>
  searchTexts(await Promise.all(terms.map((term) => translate(names, term))), MOST_TEXTS);

/** A word that the texts lack may be a name in another language, or a slip: then the name in this language stands for it. */
async function translate(names: NameIndex, term: Term): Promise<Term> {
  if (term.synonyms.length > 0 || (await isInTexts(term.word))) return term;
  const [best] = names.find([term]);
  return best ? { ...term, synonyms: [best.record.title] } : term;
}

/** A rule's number finds that rule first. */
function numberFirst(query: string, hits: readonly Hit[]): Hit[] {
  const number = query.trim();
  return [...hits].sort((a, b) => Number(b.number === number) - Number(a.number === number));
}

/** Every place once, where it stands first; groups with hits only. */
function withoutDoubles(groups: readonly Group[]): Group[] {
  const seen = new Set<string>();
  const isNew = ({ url }: Hit): boolean => !seen.has(url) && Boolean(seen.add(url));
  return groups.map(({ by, hits }) => ({ by, hits: hits.filter(isNew) })).filter(({ hits }) => hits.length > 0);
}
