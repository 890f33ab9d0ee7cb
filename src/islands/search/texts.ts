import MiniSearch from 'minisearch';
import { takeBreaks } from '../../browser/take-breaks.ts';
import type { FullText } from './full-text.ts';
import { phraseIndex } from './phrases.ts';
import {
  isAskedInteraction,
  isInteraction,
  isStep,
  type TextKind,
  type TextRecord,
} from './records.ts';
import { knownWords, type KnownWords, type StandIn } from './stand-ins.ts';
import { tokensIn, type Stem, type Term } from './words.ts';

/** What a word of the query adds to the score of a record. */
export interface Share {
  readonly word: string;
  /** What stands for it: the word itself, a synonym, a slip mended, a part of it. */
  readonly by: string;
  readonly score: number;
}

/** A record that fits a query. */
export interface Rated {
  readonly record: TextRecord;
  /** What the shares add up to, times what a record of its kind counts. */
  readonly score: number;
  readonly times: number;
  readonly shares: readonly Share[];
  /** The stems that brought it, for the marks. */
  readonly stems: ReadonlySet<string>;
}

/** What answers questions about a game in one language, ready to be searched. */
export interface TextIndex {
  /**
   * The best records for some terms, best first: by titles, questions and, where `texts` are given,
   * those. `isTyping`: the last word may not be whole yet. Rejects where the texts cannot be had.
   */
  find(terms: readonly Term[], isTyping: boolean, texts?: FullText): Promise<Rated[]>;
  /** Whether anything has a word, be it with another ending. */
  knows(word: string): boolean;
  /** Whether anything can stand for a word: itself, a word next to it, or its parts. */
  understands(term: Term): boolean;
  /** The rules with their numbers. */
  rules(): readonly TextRecord[];
}

/**
 * How much words count by where they stand. `asked`: how players put the question; `text`: as
 * Pagefind counts them.
 */
const BOOST = { title: 2, asked: 3 };
const TEXT = 0.85;
/**
 * How soon a word that comes again adds nothing, and how much long texts count less: a record may
 * be asked for in many ways.
 */
const SATURATION = { k: 1.5, b: 0.5, d: 0.5 };
/**
 * How much a record counts by what it is: on near ties, rules and cards come before rulings, and
 * rulings before scenarios.
 */
const KIND_TIMES: Readonly<Record<TextKind, number>> = {
  rule: 1,
  card: 0.97,
  ruling: 0.88,
  term: 0.9,
  scenario: 0.85,
  page: 0.85,
  lesson: 0.75,
};
/**
 * How much a part counts beside its whole: a step beside its scenario, an interaction that was
 * asked about beside its card.
 */
const PART_TIMES = { step: 0.85, askedInteraction: 0.75 };
/**
 * How much more a record counts that is asked for in the very words of its title or of somebody's
 * question.
 */
const LIKENESS = 0.75;
/** How much a word counts that says little. */
const FAINT = 0.8;
/** How many words, or records, are made ready before others may do something. */
const WORDS_AT_ONCE = 200;
const AT_ONCE = 8;

const timesOf = (record: TextRecord): number =>
  KIND_TIMES[record.kind] *
  (isStep(record) ? PART_TIMES.step : isAskedInteraction(record) ? PART_TIMES.askedInteraction : 1);

/** A record with its place in the list. */
interface Placed {
  readonly record: TextRecord;
  readonly at: number;
}

/** Makes records ready at once; `indexing` does it bit by bit. */
export function textIndex(
  records: readonly TextRecord[],
  words: readonly string[],
  stem: Stem,
): TextIndex {
  const steps = indexing(records, words, stem);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/**
 * Makes records ready, and stops after every few for whatever else is to be done. `words`: those of
 * the texts. Steps, and what was asked about interactions, do not count when it comes to how rare a
 * word is elsewhere: they say again what rules say. So an interaction that was asked about stands
 * twice, and is found by what fits better.
 */
export function* indexing(
  records: readonly TextRecord[],
  words: readonly string[],
  stem: Stem,
): Generator<undefined, TextIndex> {
  const known = knownWords(stem);
  for (const [count, word] of words.entries()) {
    known.learnText(word);
    if (count % WORDS_AT_ONCE === WORDS_AT_ONCE - 1) yield;
  }
  const placed = records.map((record, at): Placed => ({ record, at }));
  const wholes = placed
    .filter(({ record }) => !isStep(record))
    .map(({ record, at }) => ({
      record: isInteraction(record) ? withoutQuestions(record) : record,
      at,
    }));
  const main = yield* indexingPart(wholes, known);
  const steps = yield* indexingPart(
    placed.filter(({ record }) => isStep(record)),
    known,
  );
  const interactions = yield* indexingPart(
    placed.filter(({ record }) => isAskedInteraction(record)),
    known,
  );
  const rules = records.filter(({ number }) => number !== undefined);
  return {
    async find(terms, isTyping, texts) {
      const breaks = takeBreaks();
      const standing = known.standing(terms, isTyping);
      const inTexts = texts ? await scoresIn(texts, standing, known) : new Map();
      const rated: Rated[] = [];
      for (const find of [main, steps, interactions]) {
        await breaks();
        rated.push(...find({ terms, standing, inTexts }));
      }
      return rated.sort((a, b) => b.score - a.score);
    },
    knows: known.knows,
    understands: (term) => known.standing([term], true)[0]!.length > 0,
    rules: () => rules,
  };
}

function withoutQuestions({ asked: _, ...record }: TextRecord): TextRecord {
  return record;
}

/** How well texts fit, by stem and by the place of their record. */
type TextScores = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** What the texts say to all that stands for the words of a query. */
async function scoresIn(
  texts: FullText,
  standing: readonly (readonly StandIn[])[],
  known: KnownWords,
): Promise<TextScores> {
  const stems = [...new Set(standing.flat().map(({ stem }) => stem))];
  const scores = stems.map(async (stem) => {
    const forms = known.written(stem);
    return [
      stem,
      forms.length === 0 ? new Map<number, number>() : await texts.find(forms),
    ] as const;
  });
  return new Map(await Promise.all(scores));
}

/** What is looked for in a part of the records. */
interface Sought {
  readonly terms: readonly Term[];
  readonly standing: readonly (readonly StandIn[])[];
  readonly inTexts: TextScores;
}

/** Makes a part of the records ready, in which words are as rare as they are there. */
function* indexingPart(
  records: readonly Placed[],
  known: KnownWords,
): Generator<undefined, (sought: Sought) => Rated[]> {
  const index = new MiniSearch<Pick<TextRecord, 'title' | 'asked'> & { readonly id: number }>({
    fields: Object.keys(BOOST),
    stringifyField: (value: string | TextRecord['asked']) =>
      typeof value === 'string' ? value : value!.flat().join(' '),
    tokenize: (text, field) => (field === 'asked' ? text.split(' ') : tokensIn(text)),
    processTerm: (token) => [...known.learn(token)],
    searchOptions: {
      tokenize: (word) => [word],
      processTerm: (word) => word,
      boost: BOOST,
      bm25: SATURATION,
    },
  });
  const phrases = phraseIndex(known.learn);
  const byPlace = new Map<number, TextRecord>();
  for (const [count, { record, at }] of records.entries()) {
    index.add({ ...record, id: at });
    phrases.add(at, record);
    byPlace.set(at, record);
    if (count % AT_ONCE === AT_ONCE - 1) yield;
  }

  /** The scores of a stem: of titles and questions, and of the texts. */
  function scoresOf(stem: string, inTexts: TextScores): ReadonlyMap<number, number> {
    const scores = new Map(index.search(stem).map(({ id, score }) => [id as number, score]));
    for (const [at, score] of inTexts.get(stem) ?? [])
      if (byPlace.has(at)) scores.set(at, (scores.get(at) ?? 0) + TEXT * score);
    return scores;
  }

  return ({ terms, standing, inTexts }) => {
    const likeness = phrases.likeness(standing);
    const found = new Map<number, { sum: number; shares: Share[]; stems: Set<string> }>();
    for (const [place, term] of terms.entries()) {
      const best = new Map<number, Share & { readonly stem: string }>();
      for (const { stem, by, weight } of standing[place]!) {
        for (const [at, sum] of scoresOf(stem, inTexts)) {
          const score = Math.sqrt(sum) * weight * (term.isFaint ? FAINT : 1);
          if (score > (best.get(at)?.score ?? 0))
            best.set(at, { word: term.word, by, score, stem });
        }
      }
      for (const [at, { stem, ...share }] of best) {
        const own = found.get(at) ?? { sum: 0, shares: [], stems: new Set() };
        own.sum += share.score;
        own.shares.push(share);
        own.stems.add(stem);
        found.set(at, own);
      }
    }
    return [...found].map(([at, { sum, shares, stems }]): Rated => {
      const record = byPlace.get(at)!;
      const times = timesOf(record) * (1 + LIKENESS * (likeness.get(at) ?? 0));
      return { record, score: sum * times, times, shares, stems };
    });
  };
}
