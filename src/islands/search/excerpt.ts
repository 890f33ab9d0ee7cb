import { escapeHtml } from '../../i18n/html.ts';
import { foldings, tokensIn, type Stem } from './words.ts';
import type { Passage } from './records.ts';

/** The most sentences that are looked at for an excerpt, from the start of a text. */
const MOST_SENTENCES = 40;
/** A first sentence with fewer letters, such as “No.”, takes the next one along. */
const SHORT = 60;
/** What fits into the lines of a hit. */
const MOST_LETTERS = 220;

/**
 * What a passage says to what was sought: its answer, or its first sentence, and the one that says
 * most of it; what was sought is marked.
 */
export function excerptOf(
  { text, answer }: Passage,
  stems: ReadonlySet<string>,
  stem: Stem,
): string {
  const isSought = (word: string): boolean =>
    tokensIn(word)
      .flatMap(foldings)
      .some((one) => stems.has(stem(one)));
  const sought = (sentence: string): number =>
    new Set(tokensIn(sentence).filter(isSought).map(stem)).size;
  const sentences = sentencesIn(answer ?? text).slice(0, MOST_SENTENCES);
  const most = Math.max(...sentences.map(sought));
  const best = sentences.findIndex((sentence) => sought(sentence) === most);
  const first = sentences[0]!;
  const at = best === 0 && first.length < SHORT && sentences.length > 1 ? 1 : best;
  const excerpt = at === 0 ? first : [first, ...(at > 1 ? ['…'] : []), sentences[at]!].join(' ');
  return escapeHtml(excerpt.length > MOST_LETTERS ? sentences[best]! : excerpt).replace(
    /[\p{L}\p{N}]+/gu,
    (word) => (isSought(word) ? `<mark>${word}</mark>` : word),
  );
}

const sentencesIn = (text: string): string[] =>
  text.match(/[^.?!]+(?:[.?!]+(?!\s|$)[^.?!]*)*[.?!]*[”“"’)]*\s*/g)?.map((one) => one.trim()) ?? [
    text,
  ];
