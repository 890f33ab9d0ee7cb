import { learntWords, type LearntWords } from './learnt-words.ts';
import { remembered } from './remembered.ts';
import { lettersOf, mayBeSlips, slips } from './slips.ts';
import { fold, foldings, soundOf, tokensIn, type Stem, type Term } from './words.ts';

/** A word that may stand for one of the query, and how much it then counts. */
export interface StandIn {
  readonly stem: string;
  /** The word itself, a synonym, a slip mended, a part of it. */
  readonly by: string;
  readonly weight: number;
}

/** How much a word counts against the word itself. */
const STANDS_IN = {
  synonym: 0.7,
  begun: 0.6,
  part: 0.6,
  slip: 0.7,
  twoSlips: 0.45,
  sound: 0.6,
  end: 0.4,
};
/**
 * From how many letters on a word may be begun only, hold a slip, or two, be known by its sound,
 * fall into parts, or have an end that is known.
 */
const LEAST = { begun: 3, slip: 4, twoSlips: 8, sound: 4, part: 3, end: 5 };
/** The most letters by which words that sound alike differ. */
const SOUNDS_ALIKE = 3;
/** The most words that stand for one that is begun or misspelt. */
const MOST_STAND_INS = 8;

/** All words that a search can find. */
export interface KnownWords extends Pick<LearntWords, 'learn' | 'learnText' | 'written'> {
  /** Whether a word is known, be it with another ending. */
  readonly knows: (word: string) => boolean;
  /**
   * What stands for each word of a query: itself, else what it begins, is a slip of, sounds like or
   * is made of; its synonyms; and two words written as one.
   */
  standing(terms: readonly Term[], isTyping: boolean): readonly (readonly StandIn[])[];
}

/**
 * Words by what is left without their endings, none at first: those of the texts are learnt before
 * those of titles and questions, and all of them before any is looked for.
 */
export function knownWords(stem: Stem): KnownWords {
  const words = learntWords(stem);
  const { learn, learnText, written, stems } = words;
  const standIns = remembered((word: string, isLast: boolean) =>
    standInsOf(word, isLast, words, stem),
  );

  function forTerm({ word, synonyms }: Term, isLast: boolean): StandIn[] {
    const tokens = tokensIn(word);
    const own = tokens
      .flatMap((token) => standIns(token, isLast))
      .map((one) => ({ ...one, weight: one.weight / Math.sqrt(tokens.length) }));
    const others = synonyms.flatMap((by) =>
      tokensIn(by).flatMap((token) =>
        [...new Set(foldings(token).map(stem))].map((one) => ({
          stem: one,
          by,
          weight: STANDS_IN.synonym,
        })),
      ),
    );
    return [...own, ...others];
  }

  return {
    learn,
    learnText,
    written,
    knows: (word) =>
      tokensIn(word)
        .flatMap(foldings)
        .some((one) => stems.has(stem(one))),
    standing: (terms, isTyping) =>
      terms.map((term, at) => [
        ...forTerm(term, isTyping && at === terms.length - 1),
        ...joined(terms[at - 1], term, words, stem),
        ...joined(term, terms[at + 1], words, stem),
      ]),
  };
}

/**
 * What stands for a word in the texts: the word, else what it begins, else what it is a slip of,
 * else what sounds the same, else its parts.
 */
function standInsOf(word: string, isLast: boolean, words: LearntWords, stem: Stem): StandIn[] {
  const folded = foldings(word);
  const own = [...new Set(folded.map(stem))]
    .filter((one) => words.stems.has(one))
    .map((one) => ({ stem: one, by: word, weight: 1 }));
  if (own.length > 0) return own;
  const first = folded[0]!;
  const longer = isLast && first.length >= LEAST.begun ? begun(first, words) : [];
  if (longer.length > 0) return longer;
  for (const found of [near, heard]) {
    const others = found(first, words);
    if (others.length > 0) return others;
  }
  return parts(first, words, stem);
}

/** The known words that begin like this one, the shortest first. */
const begun = (word: string, { stemOf }: LearntWords): StandIn[] =>
  [...stemOf]
    .filter(([other]) => other.length > word.length && other.startsWith(word))
    .sort(([a], [b]) => a.length - b.length)
    .slice(0, MOST_STAND_INS)
    .map(([by, stem]) => ({ stem, by, weight: STANDS_IN.begun }));

/** The words of the texts that differ by a slip, or by two where the word is long. */
function near(word: string, { stemOf, lettersIn }: LearntWords): StandIn[] {
  const most = word.length >= LEAST.twoSlips ? 2 : word.length >= LEAST.slip ? 1 : 0;
  if (most === 0) return [];
  const letters = lettersOf(word);
  const found: { readonly stem: string; readonly by: string; readonly count: number }[] = [];
  for (const [by, stem] of stemOf) {
    if (by.length < LEAST.slip || !mayBeSlips(letters, lettersIn.get(by)!, most)) continue;
    const count = slips(word, by, most);
    if (count <= most) found.push({ stem, by, count });
  }
  const fewest = Math.min(...found.map(({ count }) => count));
  return found
    .filter(({ count }) => count === fewest)
    .slice(0, MOST_STAND_INS)
    .map(({ stem, by, count }) => ({
      stem,
      by,
      weight: count > 1 ? STANDS_IN.twoSlips : STANDS_IN.slip,
    }));
}

/** The word of the texts that sounds the same and is written most alike. */
function heard(word: string, { stemOf, bySound }: LearntWords): StandIn[] {
  if (word.length < LEAST.sound) return [];
  const [best] = (bySound.get(soundOf(word)) ?? [])
    .map((by) => ({ by, count: slips(word, by, SOUNDS_ALIKE) }))
    .filter(({ by, count }) => by.length >= LEAST.sound && count <= SOUNDS_ALIKE)
    .sort((a, b) => a.count - b.count);
  return best ? [{ stem: stemOf.get(best.by)!, by: best.by, weight: STANDS_IN.sound }] : [];
}

/** A compound that the texts write apart: the two words it is made of, or what it ends in. */
function parts(word: string, { stemOf, stems }: LearntWords, stem: Stem): StandIn[] {
  for (let at = word.length - LEAST.part; at >= LEAST.part; at -= 1) {
    const both = [word.slice(0, at), word.slice(at)];
    if (both.every((part) => stems.has(stem(part))))
      return both.map((by) => ({ stem: stem(by), by, weight: STANDS_IN.part }));
  }
  for (let at = LEAST.part; at <= word.length - LEAST.end; at += 1) {
    const by = word.slice(at);
    if (stemOf.has(by)) return [{ stem: stemOf.get(by)!, by, weight: STANDS_IN.end }];
  }
  return [];
}

/** Two words of the query that the texts write as one. */
function joined(
  first: Term | undefined,
  second: Term | undefined,
  { stems }: LearntWords,
  stem: Stem,
): StandIn[] {
  if (!first || !second) return [];
  const words = [fold(first.word), fold(second.word)];
  const by = words.join('');
  const one = stem(by);
  // What the second word adds may be an ending only: Rang E.
  return stems.has(one) && words.every((word) => stem(word) !== one)
    ? [{ stem: one, by, weight: 1 }]
    : [];
}
