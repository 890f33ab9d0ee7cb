import type { Answer } from '../engine/inquiry.ts';
import type { Seat } from '../engine/types.ts';
import { answerInRivalKings } from './rival-kings-answer.ts';
import type { Translator } from './translate.ts';

/** What a table comes to for one seat. */
export interface AnswerLine {
  readonly seat: Seat;
  /** What the seat may do and what threatens it; the seat's name goes before. */
  readonly text: string;
  readonly markers: { readonly before: number; readonly after: number };
}

/** An answer as plain text: what was decided, the answer itself, and a line per seat in the order of turns. */
export interface AnswerInWords {
  /** Empty where nobody had to decide. */
  readonly condition: string;
  readonly headline: string;
  readonly lines: readonly AnswerLine[];
  /** The question of each decision, by its key. */
  readonly questions: Readonly<Record<string, string>>;
}

const TELLERS: Readonly<Record<string, (t: Translator, answer: never) => AnswerInWords>> = { 'rival-kings': answerInRivalKings };

/** The answer to a table of a game in words of one language; `t` holds the messages `answer.…` and the names. */
export function answerInWords(game: string, t: Translator, answer: Answer): AnswerInWords {
  const tell = TELLERS[game];
  if (!tell) throw new RangeError(`no answers for ${game}`);
  return tell(t, answer as never);
}
