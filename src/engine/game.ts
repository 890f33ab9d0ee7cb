import type { Random } from './random.ts';
import type {
  Decision,
  Fact,
  GameTypes,
  NonEmpty,
  Parsed,
  Refusal,
  RuleSource,
  Ruling,
  Seat,
  SeenBy,
} from './types.ts';

/**
 * Where `Game.resolve` writes what happens. Each fact is applied at once, so `state` is always up
 * to date.
 */
export interface Turn<T extends GameTypes = GameTypes> {
  readonly state: T['state'];
  readonly random: Random;
  /**
   * Records an event with the rules behind it; `seenBy` names who sees its secret fields, or each
   * of them (default: everybody).
   */
  emit(event: T['event'], cites: NonEmpty<T['rule']>, seenBy?: SeenBy): void;
}

/** The most games of a series that are read from outside: each is shown in a row of its own. */
export const MOST_GAMES = 100;

/** Where a series of games stands. */
export interface SeriesStanding {
  readonly totals: Readonly<Partial<Record<Seat, number>>>;
  readonly games: number;
  readonly over: boolean;
  /** Who has most points so far; when the series is over, its winners. */
  readonly leaders: readonly Seat[];
}

/** What each seat scored and who won: nobody where the game is a draw. */
export interface Outcome<T extends GameTypes = GameTypes> {
  readonly winners: readonly Seat[];
  readonly scores: readonly T['score'][];
  /** It was broken off, and nobody has won. */
  readonly unfinished?: true;
  /** The series that the game belongs to, this game included. */
  readonly series?: SeriesStanding;
}

/** An outcome together with the facts of the scoring that lead to it, in order. */
export interface Standing<T extends GameTypes = GameTypes> extends Outcome<T> {
  readonly facts: readonly Fact<T>[];
}

/** The result of `Game.start`: a state, or what in the position breaks which rule. */
export type Started<T extends GameTypes = GameTypes> =
  | { readonly ok: true; readonly state: T['state'] }
  | { readonly ok: false; readonly refusal: Refusal<T> };

/**
 * What is written down of one game: its rules with their sources, and how positions and actions
 * from outside are read. Play does without it.
 */
export interface Format<T extends GameTypes = GameTypes> {
  readonly rules: Readonly<Record<T['rule'], RuleSource>>;
  /** Rules that only explain: no play can follow or break them. */
  readonly explanations: readonly T['rule'][];
  /** Shape and names only: whether such a table can exist is for `Game.start` to say. */
  position(input: unknown): Parsed<T['position']>;
  /**
   * Shape and names only: whether it is legal is for `Game.judge` to say. `seated`: who sits at the
   * table, for errors.
   */
  action(input: unknown, seated?: readonly Seat[]): Parsed<T['action']>;
}

/**
 * The rules of one game. Everything is a pure function over plain data; chance comes in through
 * `Turn.random` only. What happens is decided in `resolve` and `settle` and carried out in `apply`;
 * folding the events of a log over a start gives the state.
 */
export interface Game<T extends GameTypes = GameTypes> {
  /** URL segment, content folder and message namespace. */
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly rulings: Readonly<Record<T['ruling'], Ruling<T>>>;
  /** Fields of events that not everybody sees, by event type. */
  readonly secrets: Readonly<Partial<Record<T['event']['type'], readonly string[]>>>;
  /**
   * Fills what a position leaves out and checks that such a table can exist: a settled state, or
   * what breaks which rule.
   */
  start(position: T['position']): Started<T>;
  /** The decision that a settled table waits for; undefined exactly when the game is over. */
  pending(state: T['state']): Decision<T> | undefined;
  /** Every action that this seat may take now; some exactly where the decision is its own. */
  options(state: T['state'], seat: Seat): readonly T['action'][];
  /**
   * Actions that a person at this seat may think of now: every legal one, and tempting ones that a
   * rule refuses.
   */
  imaginable(state: T['state'], seat: Seat): readonly T['action'][];
  /** Why an action is refused now, or undefined where it is legal. */
  judge(state: T['state'], action: T['action']): Refusal<T> | undefined;
  /** What a legal action brings about, as facts written to `turn`. */
  resolve(turn: Turn<T>, action: T['action']): void;
  /**
   * What follows by itself until somebody must decide or the game is over. Done again it does
   * nothing.
   */
  settle(turn: Turn<T>): void;
  /** The state after an event. The only place where states change; never uses chance. */
  apply(state: T['state'], event: T['event']): T['state'];
  /** The table as `seat` sees it; without a seat, with all cards open. */
  view(state: T['state'], seat?: Seat): T['view'];
  /** The facts of the scoring if the game ended now; once it has, those that ended it. */
  scoring(state: T['state']): readonly Fact<T>[];
  /** Winners and scores, or undefined while the game goes on. */
  outcome(state: T['state']): Outcome<T> | undefined;
}

/** A game with what a computer opponent needs besides its rules: no page pays for it otherwise. */
export interface Redealable<T extends GameTypes = GameTypes> extends Game<T> {
  /**
   * A table that this seat cannot tell from this one; every such table is as likely as the others.
   */
  redeal(state: T['state'], seat: Seat, random: Random): T['state'];
}
