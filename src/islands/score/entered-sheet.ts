import { batch, createMemo, createSignal, type Accessor } from 'solid-js';
import type { Seat } from '../../engine/types.ts';
import { beginning, canUndo, changed, replaced, undone } from '../shared/history.ts';
import type { Trouble } from './begin.ts';
import type { Question, Scorer } from './scorer.ts';
import { isSame, type Sheet } from './sheet.ts';
import type { ScoredSheet, Tally } from './tally.ts';

/** What is entered, and what the rules say of it: only sheets that they accept come into it. */
export interface EnteredSheet {
  readonly sheet: Accessor<Sheet>;
  readonly tally: Accessor<Tally>;
  readonly questions: Accessor<readonly Question[]>;
  /** Why the last change did not come about. */
  readonly problem: Accessor<Trouble | undefined>;
  readonly complain: (trouble: Trouble | undefined) => void;
  /** Offers a changed sheet; false where a rule refuses it. */
  readonly change: (next: Sheet) => boolean;
  /** What a seat would have on a changed sheet; undefined where a rule refuses it. */
  readonly pointsOn: (next: Sheet, seat: Seat) => number | undefined;
  /** A sheet scored in words without entering it. */
  readonly tryOut: (next: Sheet) => ScoredSheet;
  readonly canUndo: Accessor<boolean>;
  readonly undo: () => void;
}

/** Where else a sheet can come from than from the reader’s hands. */
export interface Brought {
  /** Another sheet, with which everything begins. */
  readonly begin: (sheet: Sheet) => void;
  /** Another sheet, from which undo leads back. */
  readonly turnTo: (sheet: Sheet) => void;
  /** The same sheet; undo leads from it to another one. */
  readonly putBefore: (sheet: Sheet) => void;
}

/** Begins with a sheet that the rules accept. */
export function createEnteredSheet(scorer: Scorer, first: Sheet): EnteredSheet & Brought {
  const [history, setHistory] = createSignal(beginning(first));
  const [problem, complain] = createSignal<Trouble>();
  const sheet = (): Sheet => history().now;
  const tally = createMemo(() => (scorer.score(sheet()) as { readonly tally: Tally }).tally);
  const questions = createMemo(() => scorer.questions(sheet()));

  function change(next: Sheet): boolean {
    const result = scorer.score(next);
    complain(result.ok ? undefined : { refused: result.refused });
    if (result.ok) turnTo(next);
    return result.ok;
  }
  function undo(): void {
    complain(undefined);
    setHistory(undone(history()));
  }
  function begin(other: Sheet): void {
    batch(() => {
      setHistory(beginning(other));
      complain(undefined);
    });
  }
  function turnTo(other: Sheet): void {
    if (!isSame(other, sheet())) setHistory(changed(history(), other));
  }
  const putBefore = (other: Sheet): void =>
    void setHistory(changed(replaced(history(), other), sheet()));

  return {
    ...{ sheet, tally, questions, problem, complain, change },
    pointsOn: (next, seat) => scorer.points(next, seat),
    tryOut: (next) => scorer.score(next),
    canUndo: () => canUndo(history()),
    ...{ undo, begin, turnTo, putBefore },
  };
}
