import type { JSX } from 'solid-js';
import type { Seat } from '../../engine/types.ts';
import type { Words } from '../words.ts';

/** What ends a series of games. */
export type Goal = { readonly games: number } | { readonly points: number };

/** Several games in a row, as a sheet holds them: the goal, and the totals of the games before this one. */
export interface SheetSeries {
  readonly goal: Goal;
  readonly played?: readonly Readonly<Partial<Record<Seat, number>>>[];
}

/** A score sheet: a position of a game that is over. What lies in front of the players is the game's own affair. */
export interface Sheet {
  readonly players: readonly { readonly seat: Seat }[];
  readonly rulings?: Readonly<Partial<Record<string, string>>>;
  readonly series?: SheetSeries;
}

/** What a change came to, for readers who do not see it: what there is how many times now. */
export interface Said {
  readonly what: string;
  readonly count: number;
}

/** What the part of a sheet gets in which a seat’s things are entered. */
export interface EntryProps<S extends Sheet = Sheet> {
  readonly sheet: S;
  readonly seat: Seat;
  readonly words: Words;
  /** Offers a changed sheet. Where a rule refuses it the sheet stays as it was. */
  readonly change: (sheet: Sheet, said?: Said) => void;
  /** Says a sentence instead of changing anything. */
  readonly complain: (sentence: string) => void;
}

/** What an event of the scoring is: points for a seat, the winners, or the standing of a series. */
export type Scored =
  { readonly kind: 'line'; readonly seat: Seat; readonly part: string; readonly points: number } | { readonly kind: 'winners' | 'series' };

/** What a score sheet knows of one game beyond its rules. Sheets come from here and come back here. */
export interface SheetFacts {
  /** The parts of a score, in order, the same as in `score.part.<part>`. */
  readonly parts: readonly string[];
  /** The open rulings on which a score can depend. */
  readonly rulings: readonly string[];
  /** The example printed in the rulebook. */
  readonly example: Sheet;
  /** A sheet on which these seats have nothing yet. */
  readonly empty: (seats: readonly Seat[]) => Sheet;
  /** The same sheet with other seats; who stays keeps everything. */
  readonly seated: (sheet: Sheet, seats: readonly Seat[]) => Sheet;
  /** What is left of a sheet when everything that was won in this game is taken away. */
  readonly cleared: (sheet: Sheet) => Sheet;
  /** Nobody has anything. */
  readonly isBlank: (sheet: Sheet) => boolean;
  /** The sheet of a table that the rules accept; `written` is the position it began with. */
  readonly sheetOf: (view: object, written: Sheet) => Sheet;
  readonly scored: (event: object) => Scored;
}

/** The same with what is drawn. */
export interface SheetKind extends SheetFacts {
  /** Where a seat’s things are entered. */
  readonly Entry: (props: EntryProps) => JSX.Element;
  /** What a line of the score counts, as a picture. */
  readonly Pieces: (props: { readonly event: object; readonly sheet: Sheet; readonly words: Words }) => JSX.Element;
}
