import { placesOf } from './by-name.ts';
import { excerptOf } from './excerpt.ts';
import type { Found } from './found.ts';
import type { Hit } from './hit.ts';
import type { NameIndex, NameRecord } from './names.ts';
import type { Texts } from './sources.ts';
import type { Rated } from './texts.ts';
import { isUnfinished, type ReadTerms, type Term } from './words.ts';

/** Answers as hits, and what of them could not be had. */
interface HitsFound {
  readonly hits: readonly Hit[];
  readonly lacks?: Found['lacks'];
}

/** What titles, questions and texts answer, and the record that answers best. */
export interface TextsFound {
  readonly best: Rated | undefined;
  readonly hits: readonly Hit[];
  readonly lacks: Found['lacks'];
}

/** What is looked through for a query. */
interface Looked {
  readonly texts: Texts;
  /** The texts themselves, beside titles and questions. */
  readonly inTexts: boolean;
}

const MOST_TEXTS = 7;
/** From how many letters on a word is taken for a slip of a name, in whatever language. */
const LEAST_SLIP = 7;

/** Makes hits of answers, with what stands there. */
export type MakeHits = (rated: readonly Rated[], texts: Texts) => Promise<HitsFound>;

/** Hits have the pictures of these records, where they are of the same address. */
export function hitMaker(records: readonly NameRecord[]): MakeHits {
  const pictures = new Map(records.map(({ url, picture }) => [url, picture]));
  return async (rated, texts) => {
    const passages = await texts.passages(rated.map(({ record }) => record)).catch(() => undefined);
    const hits = rated.map(({ record, score, times, shares, stems }, place): Hit => {
      const { kind, title, number = '', place: chapter = '' } = record;
      const url = texts.address?.(record.url) ?? record.url;
      const text = passages ? excerptOf(passages[place]!, stems, texts.stem) : '';
      return {
        url,
        kind,
        title,
        number,
        place: chapter,
        text,
        picture: pictures.get(url),
        foreign: [],
        score,
        times,
        from: { texts: shares },
      };
    });
    return passages ? { hits } : { hits, lacks: 'texts' };
  };
}

/** Makes what answers by titles, questions and texts, and by names where texts lack a word. */
export function textFinder(
  names: NameIndex,
  read: ReadTerms,
  makeHits: MakeHits,
): (query: string, looked: Looked) => Promise<TextsFound> {
  /** The records that fit; without the texts, where they cannot be looked through. */
  async function rate(
    query: string,
    { texts, inTexts }: Looked,
  ): Promise<{ readonly rated: readonly Rated[]; readonly lacks?: Found['lacks'] }> {
    const terms = read(query, texts.stem).map((term) => translate(names, texts, term));
    const isTyping = isUnfinished(query, read(query));
    if (!inTexts) return { rated: await texts.index.find(terms, isTyping) };
    try {
      const fullText = await texts.fullText();
      const rated = await texts.index.find(terms, isTyping, fullText);
      return fullText ? { rated } : { rated, lacks: 'webassembly' };
    } catch {
      return { rated: await texts.index.find(terms, isTyping), lacks: 'texts' };
    }
  }

  return async (query, looked) => {
    const { rated, lacks } = await rate(query, looked);
    const shown = await makeHits(rated.slice(0, MOST_TEXTS), looked.texts);
    return { best: rated[0], hits: shown.hits, lacks: lacks ?? shown.lacks };
  };
}

/**
 * A word that the texts lack may be a name in another language, or a slip: then the name in this
 * language stands for it.
 */
function translate(names: NameIndex, { index }: Texts, term: Term): Term {
  if (term.synonyms.length > 0 || index.knows(term.word)) return term;
  const found = names.find([term], false);
  const best =
    found.find((hit) => placesOf(hit, term.word).length > 0) ??
    (term.word.length < LEAST_SLIP ? undefined : found[0]);
  return best ? { ...term, synonyms: [best.record.title] } : term;
}
