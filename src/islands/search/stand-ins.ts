import { remembered } from './remembered.ts';
import { lettersOf, mayBeSlips, slips } from './slips.ts';
import { fold, foldings, soundOf, tokensIn, type Term } from './words.ts';

/** Takes the endings off a folded word. */
export type Stem = (word: string) => string;

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
export interface KnownWords {
  /** Takes a word in, and tells its stems: two where its umlauts are written in two ways. */
  readonly learn: (token: string) => readonly string[];
  /** Takes in a word of the texts. */
  readonly learnText: (word: string) => void;
  /** Whether a word is known, be it with another ending. */
  readonly knows: (word: string) => boolean;
  /**
   * What stands for each word of a query: itself, else what it begins, is a slip of, sounds like or
   * is made of; its synonyms; and two words written as one.
   */
  standing(terms: readonly Term[], isTyping: boolean): readonly (readonly StandIn[])[];
  /**
   * The words of the texts with this stem, as they are written there; none where only titles and
   * questions have it.
   */
  written(stem: string): readonly string[];
}

/**
 * Words by what is left without their endings, none at first: those of the texts are learnt before
 * those of titles and questions, and all of them before any is looked for.
 */
export function knownWords(stem: Stem): KnownWords {
  /** Every word, folded, with its stem. */
  const vocabulary = new Map<string, string>();
  /** The letters of the same words. */
  const lettersIn = new Map<string, number>();
  /** The same words by how they sound. */
  const sounds = new Map<string, string[]>();
  const stems = new Set<string>();
  const learnFolded = (word: string): string => {
    const known = stem(word);
    vocabulary.set(word, known);
    stems.add(known);
    lettersIn.set(word, lettersOf(word));
    const sound = soundOf(word);
    sounds.set(sound, [...(sounds.get(sound) ?? []), word]);
    return known;
  };
  const stemsOfTokens = new Map<string, string[]>();
  const learn = (token: string): readonly string[] => {
    const known = stemsOfTokens.get(token);
    if (known) return known;
    const own = foldings(token).map((word) => vocabulary.get(word) ?? learnFolded(word));
    stemsOfTokens.set(token, own);
    return own;
  };
  const written = new Map<string, string[]>();
  const learnText = (word: string): void => {
    for (const one of learn(word)) written.set(one, [...(written.get(one) ?? []), word]);
  };

  const knows = (word: string): boolean =>
    tokensIn(word)
      .flatMap(foldings)
      .some((one) => stems.has(stem(one)));

  /** The known words that begin like this one, the shortest first. */
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
    const letters = lettersOf(word);
    const found: { readonly stem: string; readonly by: string; readonly count: number }[] = [];
    for (const [by, one] of vocabulary) {
      if (by.length < LEAST.slip || !mayBeSlips(letters, lettersIn.get(by)!, most)) continue;
      const count = slips(word, by, most);
      if (count <= most) found.push({ stem: one, by, count });
    }
    const fewest = Math.min(...found.map(({ count }) => count));
    return found
      .filter(({ count }) => count === fewest)
      .slice(0, MOST_STAND_INS)
      .map(({ stem: one, by, count }) => ({
        stem: one,
        by,
        weight: count > 1 ? STANDS_IN.twoSlips : STANDS_IN.slip,
      }));
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
      if (both.every((part) => stems.has(stem(part))))
        return both.map((by) => ({ stem: stem(by), by, weight: STANDS_IN.part }));
    }
    for (let at = LEAST.part; at <= word.length - LEAST.end; at += 1) {
      const by = word.slice(at);
      if (vocabulary.has(by)) return [{ stem: vocabulary.get(by)!, by, weight: STANDS_IN.end }];
    }
    return [];
  }

  /**
   * What stands for a word in the texts: the word, else what it begins, else what it is a slip of,
   * else what sounds the same, else its parts.
   */
  const standIns = remembered((word: string, isLast: boolean): StandIn[] => {
    const folded = foldings(word);
    const own = [...new Set(folded.map(stem))]
      .filter((one) => stems.has(one))
      .map((one) => ({ stem: one, by: word, weight: 1 }));
    const first = folded[0]!;
    const longer = isLast && first.length >= LEAST.begun ? begun(first) : [];
    if (own.length > 0) return own;
    if (longer.length > 0) return longer;
    for (const found of [near, heard]) {
      const others = found(first);
      if (others.length > 0) return others;
    }
    return parts(first);
  });

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

  /** Two words of the query that the texts write as one. */
  const joined = (terms: readonly Term[]): readonly (readonly StandIn[])[] => {
    const whole = (...both: readonly (Term | undefined)[]): StandIn[] => {
      const words = both.map((term) => term && fold(term.word));
      const by = words.join('');
      const one = stem(by);
      // What the second word adds may be an ending only: Rang E.
      return words.includes(undefined) ||
        !stems.has(one) ||
        words.some((word) => one === stem(word!))
        ? []
        : [{ stem: one, by, weight: 1 }];
    };
    return terms.map((term, at) => [...whole(terms[at - 1], term), ...whole(term, terms[at + 1])]);
  };

  return {
    learn,
    learnText,
    knows,
    standing(terms, isTyping) {
      const whole = joined(terms);
      return terms.map((term, at) => [
        ...forTerm(term, isTyping && at === terms.length - 1),
        ...whole[at]!,
      ]);
    },
    written: (one) => written.get(one) ?? [],
  };
}
