import type { Answer } from '../../engine/inquiry.ts';
import type { Seat } from '../../engine/types.ts';
import type { AnswerInWords } from '../../narration/answer.ts';
import type { Attempt } from '../../narration/attempts.ts';
import type { Caption, Citation } from '../../narration/caption.ts';
import type { Picture } from '../../narration/picture.ts';

export type Refused = Extract<Caption, { kind: 'refused' }>;

/** A decision as the reader takes it: the question and its answers, one of them chosen. */
export interface ShownDecision {
  readonly key: string;
  readonly seat: Seat;
  readonly question: string;
  readonly options: readonly {
    readonly label: string;
    readonly action: Answer['moves'][number];
    readonly chosen: boolean;
  }[];
}

/** The answer to a table in the reader's language. */
export interface ShownAnswer extends Omit<AnswerInWords, 'questions' | 'remarks'> {
  /** What is easily got wrong; plain text. */
  readonly remarks: readonly { readonly text: string; readonly cites: readonly Citation[] }[];
  readonly decisions: readonly ShownDecision[];
  /** What happens, fact by fact; sentences are HTML with `<b>` and `<i>` only. */
  readonly chain: readonly { readonly sentence: string; readonly cites: readonly Citation[] }[];
  /** The table before the first turn. */
  readonly picture: Picture;
  readonly moves: Answer['moves'];
  /** The game is over: nothing can be played any more, only counted. */
  readonly isOver: boolean;
  /**
   * What a seat may think of doing at a decision, by its key, or when its turn comes, otherwise at
   * its decision; each with its refusal, if any.
   */
  attempts(seat: Seat, key?: string): readonly Attempt[];
  /** The headline if this were chosen at a decision, by its key. */
  comesTo(key: string, action: Answer['moves'][number]): string;
}

export type TableVerdict =
  | { readonly ok: true; readonly answer: ShownAnswer }
  | { readonly ok: false; readonly refused: Refused };

/**
 * An open ruling at stake in the table; `instead`: what other readings come to, where they change
 * the answer itself.
 */
export interface ShownRuling {
  readonly ruling: string;
  readonly options: readonly string[];
  readonly chosen: string;
  readonly instead: Readonly<Record<string, string>>;
  readonly changes: 'answer' | 'turns';
}
