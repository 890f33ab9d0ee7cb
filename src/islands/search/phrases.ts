import type { TextRecord } from './records.ts';
import type { StandIn } from './stand-ins.ts';
import { tokensIn } from './words.ts';

/** The titles of records, and how players put the questions that they answer, each as a whole. */
interface PhraseIndex {
  add(id: number, record: TextRecord): void;
  /**
   * For each record, how like one of its phrases a query is, from 0 to 1: the angle between the two
   * as vectors of words, of which rare ones tell more.
   */
  likeness(terms: readonly (readonly StandIn[])[]): ReadonlyMap<number, number>;
}

/** An empty index of phrases; `stemsOf`: the stems of a word as it is written. */
export function phraseIndex(stemsOf: (token: string) => readonly string[]): PhraseIndex {
  const phrases: { readonly id: number; readonly stems: ReadonlySet<string> }[] = [];
  /** The phrases in which a stem stands, by their place. */
  const places = new Map<string, number[]>();
  const rarity = (stem: string): number =>
    Math.log(1 + phrases.length / (places.get(stem)?.length ?? 1));
  const lengthOf = (at: number): number => Math.hypot(...[...phrases[at]!.stems].map(rarity));

  return {
    add(id, { title, asked }) {
      for (const phrase of [tokensIn(title), ...(asked ?? [])]) {
        const stems = new Set(phrase.map((token) => stemsOf(token)[0]!));
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
          for (const at of places.get(stem) ?? [])
            best.set(at, Math.max(best.get(at) ?? 0, weight * rarity(stem)));
        for (const [at, weight] of best)
          shared.set(at, (shared.get(at) ?? 0) + weight * weights[term]!);
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
