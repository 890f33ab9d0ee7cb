import type { JSX } from 'solid-js';
import type { SeriesStanding } from '../../engine/game.ts';
import type { Laid, NonEmpty, Seat } from '../../engine/types.ts';
import type { Words } from '../../i18n/words.ts';
import type { Scored, ScoredSheet, Tally } from './tally.ts';

/** What can end a series of games: so many games, so many points, or so many games won. */
export type GoalKind = 'games' | 'points' | 'wins';

/** What ends a series of games. */
export type Goal =
  { readonly games: number } | { readonly points: number } | { readonly wins: number };

/** What a game has brought each seat. */
export type Totals = Readonly<Partial<Record<Seat, number>>>;

/**
 * Several games in a row, as a sheet holds them: the goal, and what the games before this one have
 * brought.
 */
export interface SheetSeries {
  readonly goal: Goal;
  readonly played?: readonly Totals[];
}

/**
 * A score sheet: a position of a game that is over. What lies in front of the players is the game's
 * own affair.
 */
export interface Sheet {
  readonly players: readonly { readonly seat: Seat }[];
  readonly rulings?: Readonly<Partial<Record<string, string>>>;
  readonly series?: SheetSeries;
}

/** Whether two sheets say the same, in the same order. */
export const isSame = (one: Sheet, other: Sheet): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * What a change came to, for readers who do not see it: what fills `scoring.said` besides the seat
 * and its points.
 */
export type Said = Readonly<Record<string, string | number>>;

/** What the part of a sheet gets in which a seat’s things are entered. */
export interface EntryProps<S extends Sheet = Sheet> {
  readonly sheet: S;
  readonly seat: Seat;
  readonly words: Words;
  /** Offers a changed sheet. Where a rule refuses it the sheet stays as it was. */
  readonly change: (sheet: Sheet, said?: Said) => void;
  /** Says a sentence instead of changing anything. */
  readonly complain: (sentence: string) => void;
  /** What the seat would have on a changed sheet; undefined where a rule refuses it. */
  readonly pointsOn: (sheet: Sheet) => number | undefined;
  /** A sheet scored in words without entering it. */
  readonly tryOut: (sheet: Sheet) => ScoredSheet;
}

/** How several games in a row are counted. */
export interface SeriesFacts {
  /** What can end a series, and how many of it are usual. */
  readonly goals: NonEmpty<{ readonly kind: GoalKind; readonly usual: number }>;
  /** What a game brings a seat with so many points, and whether it has won. */
  readonly worth: (total: number, wins: boolean) => number;
  /** Only where the rules of the game know no series: the sheet counts it by itself. */
  readonly own?: OwnSeries;
}

/** A series that is counted without rules. */
export interface OwnSeries {
  /** Reads a series from outside; undefined where it makes no sense. */
  readonly read: (input: unknown) => SheetSeries | undefined;
  /** How a series stands with the game on the sheet. */
  readonly standing: (series: SheetSeries, now: Totals) => SeriesStanding;
}

/**
 * What a score sheet knows of one game beyond its rules. Sheets come from here and come back here.
 */
export interface SheetFacts {
  /** The open rulings on which a score can depend. */
  readonly rulings: readonly string[];
  readonly series: SeriesFacts;
  /** A sheet to look at: the example printed in the rulebook, where there is one. */
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
  /** A position from outside as the rules are asked about it. */
  readonly laid: (position: Laid) => Laid;
  /** What the rules are asked about a sheet. */
  readonly positionOf: (sheet: Sheet) => Laid;
  readonly scored: (event: object) => Scored;
}

/** The same with what is drawn. */
export interface SheetKind extends SheetFacts {
  /** Where a seat’s things are entered. */
  readonly Entry: (props: EntryProps) => JSX.Element;
  /** What the result comes from, line by line with the rules. */
  readonly Lines: (props: LinesProps) => JSX.Element;
  /** Where the points come from at a glance, where the lines alone do not show it. */
  readonly Chart?: (props: { readonly tally: Tally; readonly words: Words }) => JSX.Element;
}

/** What the part of a sheet gets that tells the score line by line. */
export interface LinesProps<S extends Sheet = Sheet> {
  readonly sheet: S;
  readonly tally: Tally;
  readonly words: Words;
  /** Nobody has anything yet. */
  readonly blank: boolean;
}
