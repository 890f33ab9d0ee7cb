import type { Answer } from '../engine/inquiry.ts';
import type { Seat } from '../engine/types.ts';
import type { Translator } from '../i18n/translate.ts';

/**
 * A number of pieces that changes. `piece`: the class by which boards draw it; `label`: what is
 * counted, in words.
 */
export interface Change {
  readonly piece: string;
  readonly label: string;
  readonly before: number;
  readonly after: number;
}

/** What a table comes to for one seat, or for nobody. */
export interface AnswerLine {
  readonly seat: Seat | null;
  /** What the seat may do or gets, and what threatens it; the seat's name goes before. */
  readonly text: string;
  /** The place of its turn among those to come. */
  readonly turn?: number;
  readonly change?: Change;
}

/** A point of the table that is easily got wrong, with the rules behind it. */
interface Remark {
  readonly text: string;
  readonly cites: readonly string[];
}

/**
 * An answer as plain text: what was decided, the answer itself, a line per seat, and what is easily
 * got wrong.
 */
export interface AnswerInWords {
  /** Empty where nobody had to decide. */
  readonly condition: string;
  readonly headline: string;
  readonly lines: readonly AnswerLine[];
  readonly remarks: readonly Remark[];
  /** The question of each decision, by its key. */
  readonly questions: Readonly<Record<string, string>>;
}

/** Puts an answer of its own game into words; `t` holds the messages `answer.…` and the names. */
export type AnswerWriter = (t: Translator, answer: Answer) => AnswerInWords;
