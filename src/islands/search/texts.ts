import MiniSearch from 'minisearch';
import { fold, foldings, soundOf, tokensIn, type Term } from './words.ts';

/** What answers a question: a rule, a ruling, a scenario, what a card does with another, a term, a lesson, or another page. */
export type TextKind = 'rule' | 'ruling' | 'scenario' | 'card' | 'term' | 'lesson' | 'page';

/** One answer of the site, and where it stands. */
export interface TextRecord {
  /** In its file: below the address of its game and language. */
  readonly url: string;
  readonly kind: TextKind;
  readonly title: string;
  /** Rule number, where there is one. */
  readonly number?: string;
  /** The chapter or page it belongs to. */
  readonly place?: string;
  readonly text: string;
  /** What settles the question, where the text alone only tells how it comes about. */
  readonly answer?: string;
  /** How players put the question that is answered there, one wording after the other. */
  readonly asked?: string;
}

/** Stands between two wordings of a question. */
export const WORDINGS = ' · ';

/** Takes the endings off a folded word. */
export type Stem = (word: string) => string;

/** What a word of the query adds to the score of a record. */
export interface Share {
  readonly word: string;
  /** What stands for it in the texts: the word itself, a synonym, a slip mended, a part of it. */
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

/** The texts of one game in one language, ready to be searched. */
export interface TextIndex {
  /** The best records for some terms, best first. `isTyping`: the last word may not be whole yet. */
  find(terms: readonly Term[], isTyping: boolean): Rated[];
  /** Whether the texts have a word, be it with another ending. */
  knows(word: string): boolean;
  /** Whether anything can stand for a word: itself, a word next to it, or its parts. */
  understands(term: Term): boolean;
  /** The rules with their numbers. */
  rules(): readonly TextRecord[];
}

/** How much words count by where they stand. `asked`: how players put the question. */
const BOOST = { title: 2, asked: 3, text: 1, answer: 1 };
/** How soon a word that comes again adds nothing, and how much long texts count less: a record may be asked for in many ways. */
const SATURATION = { k: 1.5, b: 0.5, d: 0.5 };
/** How much a record counts by what it is: on near ties, rules and cards come before rulings, and rulings before scenarios. */
const KIND_TIMES: Readonly<Record<TextKind, number>> = {
  rule: 1,
  card: 0.97,
  ruling: 0.88,
  term: 0.9,
  scenario: 0.85,
  page: 0.85,
  lesson: 0.75,
};
/** How much a part counts beside its whole: a step beside its scenario, an interaction that was asked about beside its card. */
const PART_TIMES = { step: 0.85, askedInteraction: 0.75 };
/** How much more a record counts that is asked for in the very words of its title or of somebody's question. */
const LIKENESS = 0.75;
/** How much a word counts that says little. */
const FAINT = 0.8;
/** How much a word counts against the word itself. */
const STANDS_IN = { synonym: 0.7, begun: 0.6, part: 0.6, slip: 0.7, twoSlips: 0.45, sound: 0.6, end: 0.4 };
/** From how many letters on a word may be begun only, hold a slip, or two, be known by its sound, fall into parts, or have an end that is known. */
const LEAST = { begun: 3, slip: 4, twoSlips: 8, sound: 4, part: 3, end: 5 };
/** The most letters by which words that sound alike differ. */
const SOUNDS_ALIKE = 3;
/** The most words that stand for one that is begun or misspelt. */
const MOST_STAND_INS = 8;

/** A word of the texts that may stand for one of the query, and how much it then counts. */
interface StandIn {
  readonly stem: string;
  readonly by: string;
  readonly weight: number;
}

/** Makes the texts ready at once; `indexing` does it bit by bit. */
export function textIndex(records: readonly TextRecord[], stem: Stem): TextIndex {
  const steps = indexing(records, stem);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** How many records are made ready before others may do something. */
const AT_ONCE = 40;

/** A scenario that belongs to a place is one of its steps. */
const isStep = ({ kind, place }: TextRecord): boolean => kind === 'scenario' && place !== undefined;
/** A card that belongs to a place is what it does together with others. */
const isInteraction = ({ kind, place }: TextRecord): boolean => kind === 'card' && place !== undefined;
const isAskedInteraction = (record: TextRecord): boolean => isInteraction(record) && record.asked !== undefined;

const timesOf = (record: TextRecord): number =>
  KIND_TIMES[record.kind] * (isStep(record) ? PART_TIMES.step : isAskedInteraction(record) ? PART_TIMES.askedInteraction : 1);

/**
 * Makes the texts ready, and stops after every few records for whatever else is to be done. Steps, and what was asked about interactions, do not
 * count when it comes to how rare a word is elsewhere: they say again what rules say. So an interaction that was asked about stands twice, and is found by what fits better.
 */
export function* indexing(records: readonly TextRecord[], stem: Stem): Generator<undefined, TextIndex> {
  const wholes = records.filter((record) => !isStep(record)).map((record) => (isInteraction(record) ? withoutQuestions(record) : record));
  const main = yield* indexingOf(wholes, stem);
  const steps = yield* indexingOf(records.filter(isStep), stem);
  const interactions = yield* indexingOf(records.filter(isAskedInteraction), stem);
  const all = [main, steps, interactions];
  return {
    find: (terms, isTyping) => all.flatMap((index) => index.find(terms, isTyping)).sort((a, b) => b.score - a.score),
    knows: (word) => all.some((index) => index.knows(word)),
    understands: (term) => all.some((index) => index.understands(term)),
    rules: () => main.rules(),
  };
}

function withoutQuestions({ asked: _, ...record }: TextRecord): TextRecord {
  return record;
}

function* indexingOf(records: readonly TextRecord[], stem: Stem): Generator<undefined, TextIndex> {
  /** Every word of the texts, folded, with its stem. */
  const vocabulary = new Map<string, string>();
  /** The same words by how they sound. */
  const sounds = new Map<string, string[]>();
  const learn = (word: string): string => {
    const known = stem(word);
    vocabulary.set(word, known);
    const sound = soundOf(word);
    sounds.set(sound, [...(sounds.get(sound) ?? []), word]);
    return known;
  };
  const stemsOfTokens = new Map<string, string[]>();
  const stemsOf = (token: string): string[] => {
    const known = stemsOfTokens.get(token);
    if (known) return known;
    const stems = foldings(token).map((word) => vocabulary.get(word) ?? learn(word));
    stemsOfTokens.set(token, stems);
    return stems;
  };
  const index = new MiniSearch<TextRecord & { id: number }>({
    fields: Object.keys(BOOST),
    tokenize: tokensIn,
    processTerm: stemsOf,
    searchOptions: { tokenize: (word) => [word], processTerm: (word) => word, boost: BOOST, bm25: SATURATION },
  });
  const phrases = phraseIndex(stemsOf);
  for (const [id, record] of records.entries()) {
    index.add({ ...record, id });
    phrases.add(id, record);
    if (id % AT_ONCE === AT_ONCE - 1) yield;
  }
  const stems = new Set(vocabulary.values());

  const knows = (word: string): boolean =>
    tokensIn(word)
      .flatMap(foldings)
      .some((one) => stems.has(stem(one)));

  /** The words of the texts that begin like this one, the shortest first. */
  const begun = (word: string): StandIn[] =>
    [...vocabulary]
      .filter(([other]) => other.length > word.length && other.startsWith(word))
      .sort(([a], [b]) => a.length - b.length)
      .slice(0, MOST_STAND_INS)
      .map(([by, one]) => ({ stem: one, by, weight: STANDS_IN.begun }));

  /** The words of the texts that differ by a slip, or by two where the word is long. */
  function near(word: string): StandIn[] {
    const most = word.length >= LEAST.twoSlips ? 2 : word.length >= LEAST.slip ? 1 : 0;
    if (most === 0) return [];
    const found = [...vocabulary].flatMap(([other, one]) => {
      const count = other.length < LEAST.slip ? Infinity : slips(word, other, most);
      return count <= most ? [{ stem: one, by: other, count }] : [];
    });
    const fewest = Math.min(...found.map(({ count }) => count));
    return found
      .filter(({ count }) => count === fewest)
      .slice(0, MOST_STAND_INS)
      .map(({ stem: one, by, count }) => ({ stem: one, by, weight: count > 1 ? STANDS_IN.twoSlips : STANDS_IN.slip }));
  }

  /** The word of the texts that sounds the same and is written most alike. */
  function heard(word: string): StandIn[] {
    if (word.length < LEAST.sound) return [];
    const [best] = (sounds.get(soundOf(word)) ?? [])
      .map((by) => ({ by, count: slips(word, by, SOUNDS_ALIKE) }))
      .filter(({ by, count }) => by.length >= LEAST.sound && count <= SOUNDS_ALIKE)
      .sort((a, b) => a.count - b.count);
    return best ? [{ stem: vocabulary.get(best.by)!, by: best.by, weight: STANDS_IN.sound }] : [];
  }

  /** A compound that the texts write apart: the two words it is made of, or what it ends in. */
  function parts(word: string): StandIn[] {
    for (let at = word.length - LEAST.part; at >= LEAST.part; at -= 1) {
      const both = [word.slice(0, at), word.slice(at)];
      if (both.every((part) => stems.has(stem(part)))) return both.map((by) => ({ stem: stem(by), by, weight: STANDS_IN.part }));
    }
    for (let at = LEAST.part; at <= word.length - LEAST.end; at += 1) {
      const by = word.slice(at);
      if (vocabulary.has(by)) return [{ stem: vocabulary.get(by)!, by, weight: STANDS_IN.end }];
    }
    return [];
  }

  /** What stands for a word in the texts: the word, else what it begins, else what it is a slip of, else what sounds the same, else its parts. */
  function standIns(word: string, isLast: boolean): StandIn[] {
    const folded = foldings(word);
    const own = [...new Set(folded.map(stem))].filter((one) => stems.has(one)).map((one) => ({ stem: one, by: word, weight: 1 }));
    const first = folded[0]!;
    const longer = isLast && first.length >= LEAST.begun ? begun(first) : [];
    if (own.length > 0) return own;
    if (longer.length > 0) return longer;
    for (const found of [near, heard]) {
      const others = found(first);
      if (others.length > 0) return others;
    }
    return parts(first);
  }

  function forTerm({ word, synonyms }: Term, isLast: boolean): StandIn[] {
    const tokens = tokensIn(word);
    const own = tokens
      .flatMap((token) => standIns(token, isLast))
      .map((one) => ({ ...one, weight: one.weight / Math.sqrt(tokens.length) }));
    const others = synonyms.flatMap((by) =>
      tokensIn(by).flatMap((token) => [...new Set(foldings(token).map(stem))].map((one) => ({ stem: one, by, weight: STANDS_IN.synonym }))),
    );
    return [...own, ...others];
  }

  /** Two words of the query that the texts write as one. */
  const joined = (terms: readonly Term[]): readonly (readonly StandIn[])[] => {
    const whole = (...both: readonly (Term | undefined)[]): StandIn[] => {
      const words = both.map((term) => term && fold(term.word));
      const by = words.join('');
      const one = stem(by);
      // What the second word adds may be an ending only: Rang E.
      return words.includes(undefined) || !stems.has(one) || words.some((word) => one === stem(word!))
        ? []
        : [{ stem: one, by, weight: 1 }];
    };
    return terms.map((term, at) => [...whole(terms[at - 1], term), ...whole(term, terms[at + 1])]);
  };

  return {
    find(terms, isTyping) {
      const whole = joined(terms);
      const standing = terms.map((term, at) => [...forTerm(term, isTyping && at === terms.length - 1), ...whole[at]!]);
      const likeness = phrases.likeness(standing);
      const found = new Map<number, { sum: number; shares: Share[]; stems: Set<string> }>();
      for (const [at, term] of terms.entries()) {
        const best = new Map<number, Share & { readonly stem: string }>();
        for (const { stem: one, by, weight } of standing[at]!) {
          for (const result of index.search(one)) {
            const score = Math.sqrt(result.score) * weight * (term.isFaint ? FAINT : 1);
            if (score > (best.get(result.id as number)?.score ?? 0))
              best.set(result.id as number, { word: term.word, by, score, stem: one });
          }
        }
        for (const [id, { stem: one, ...share }] of best) {
          const known = found.get(id) ?? { sum: 0, shares: [], stems: new Set() };
          known.sum += share.score;
          known.shares.push(share);
          known.stems.add(one);
          found.set(id, known);
        }
      }
      return [...found]
        .map(([id, { sum, shares, stems: own }]): Rated => {
          const record = records[id]!;
          const times = timesOf(record) * (1 + LIKENESS * (likeness.get(id) ?? 0));
          return { record, score: sum * times, times, shares, stems: own };
        })
        .sort((a, b) => b.score - a.score);
    },
    knows,
    understands: (term) => forTerm(term, true).length > 0,
    rules: () => records.filter(({ number }) => number !== undefined),
  };
}

/** The titles of records, and how players put the questions that they answer, each as a whole. */
interface PhraseIndex {
  add(id: number, record: TextRecord): void;
  /** For each record, how like one of its phrases a query is, from 0 to 1: the angle between the two as vectors of words, of which rare ones tell more. */
  likeness(terms: readonly (readonly StandIn[])[]): ReadonlyMap<number, number>;
}

function phraseIndex(stemsOf: (token: string) => readonly string[]): PhraseIndex {
  const phrases: { readonly id: number; readonly stems: ReadonlySet<string> }[] = [];
  /** The phrases in which a stem stands, by their place. */
  const places = new Map<string, number[]>();
  const rarity = (stem: string): number => Math.log(1 + phrases.length / (places.get(stem)?.length ?? 1));
  const lengthOf = (at: number): number => Math.hypot(...[...phrases[at]!.stems].map(rarity));

  return {
    add(id, { title, asked }) {
      for (const phrase of [title, ...(asked?.split(WORDINGS) ?? [])]) {
        const stems = new Set(tokensIn(phrase).map((token) => stemsOf(token)[0]!));
        for (const stem of stems)
          places
            .set(stem, places.get(stem) ?? [])
            .get(stem)!
            .push(phrases.length);
        phrases.push({ id, stems });
      }
    },
    likeness(terms) {
      const weights = terms.map(([first]) => rarity(first?.stem ?? ''));
      const query = Math.hypot(...weights);
      const shared = new Map<number, number>();
      for (const [term, standIns] of terms.entries()) {
        const best = new Map<number, number>();
        for (const { stem, weight } of standIns)
          for (const at of places.get(stem) ?? []) best.set(at, Math.max(best.get(at) ?? 0, weight * rarity(stem)));
        for (const [at, weight] of best) shared.set(at, (shared.get(at) ?? 0) + weight * weights[term]!);
      }
      const likeness = new Map<number, number>();
      for (const [at, product] of shared) {
        const { id } = phrases[at]!;
        likeness.set(id, Math.max(likeness.get(id) ?? 0, product / query / lengthOf(at)));
      }
      return likeness;
    },
  };
}

/** How many letters are wrong, missing, too many or in each other's place between two words; more than `most` count as infinitely many. */
export function slips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Infinity;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let fewest = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) fewest = Math.min(fewest, before[j - 2]! + 1);
      row.push(fewest);
    }
    if (Math.min(...row) > most) return Infinity;
    [before, last] = [last, row];
  }
  return last[b.length]!;
}
