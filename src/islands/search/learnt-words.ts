import { lettersOf } from './slips.ts';
import { foldings, soundOf, type Stem } from './words.ts';

/** The words of texts, titles and questions, folded, and what they are looked up by. */
export interface LearntWords {
  /** Every word, with its stem. */
  readonly stemOf: ReadonlyMap<string, string>;
  /** The letters of the same words. */
  readonly lettersIn: ReadonlyMap<string, number>;
  /** The same words by how they sound. */
  readonly bySound: ReadonlyMap<string, readonly string[]>;
  readonly stems: ReadonlySet<string>;
  /** Takes a word in, and tells its stems: two where its umlauts are written in two ways. */
  readonly learn: (token: string) => readonly string[];
  /** Takes in a word of the texts. */
  readonly learnText: (word: string) => void;
  /**
   * The words of the texts with this stem, as they are written there; none where only titles and
   * questions have it.
   */
  readonly written: (stem: string) => readonly string[];
}

/** Words by what is left without their endings, none at first. */
export function learntWords(stem: Stem): LearntWords {
  const stemOf = new Map<string, string>();
  const lettersIn = new Map<string, number>();
  const bySound = new Map<string, string[]>();
  const stems = new Set<string>();
  const learnFolded = (word: string): string => {
    const known = stem(word);
    stemOf.set(word, known);
    stems.add(known);
    lettersIn.set(word, lettersOf(word));
    const sound = soundOf(word);
    bySound.set(sound, [...(bySound.get(sound) ?? []), word]);
    return known;
  };
  const stemsOfTokens = new Map<string, string[]>();
  const learn = (token: string): readonly string[] => {
    const known = stemsOfTokens.get(token);
    if (known) return known;
    const own = foldings(token).map((word) => stemOf.get(word) ?? learnFolded(word));
    stemsOfTokens.set(token, own);
    return own;
  };
  const written = new Map<string, string[]>();
  const learnText = (word: string): void => {
    for (const one of learn(word)) written.set(one, [...(written.get(one) ?? []), word]);
  };
  return {
    stemOf,
    lettersIn,
    bySound,
    stems,
    learn,
    learnText,
    written: (one) => written.get(one) ?? [],
  };
}
