import type { Rated } from './texts.ts';
import { fold, isUnfinished, type Term } from './words.ts';

/**
 * A first answer that says little of what was asked: its score, or the share of the words that it
 * has and its score for each of them.
 */
const POOR = { score: 7, share: 0.5, each: 3 };

/** Whether the best answer says little of a query, whose last word may still be typed. */
export const saysLittle = (
  best: Rated | undefined,
  query: string,
  terms: readonly Term[],
): boolean =>
  best !== undefined &&
  isPoor(best, terms.length) &&
  !(isUnfinished(query, terms) && isBegun(best, terms.at(-1)!.word));

const isPoor = ({ score, shares }: Rated, words: number): boolean =>
  score < POOR.score || (shares.length <= words * POOR.share && score < words * POOR.each);

/** Whether an answer is one only because a word of it begins like this one. */
const isBegun = ({ shares }: Rated, word: string): boolean =>
  shares.some(
    (share) =>
      share.word === word && share.by.length > word.length && share.by.startsWith(fold(word)),
  );
