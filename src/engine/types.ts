/**
 * The seats of a table. Ids, not words: every game and every language uses the same four, in
 * seating order.
 */
export const SEATS = ['noor', 'mila', 'juri', 'ines'] as const;
export type Seat = (typeof SEATS)[number];

/** The seat that the reader has in every lesson. */
export const READER: Seat = 'ines';

export type NonEmpty<T> = readonly [T, ...T[]];

/** What a fact, an action or a refusal may carry: plain JSON. */
export type Json =
  string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };

/** Who sits at a table, in seating order. */
interface Seated {
  readonly players: readonly { readonly seat: Seat }[];
}

/** What every game can say of a table that somebody wrote down. */
export interface Laid extends Seated {
  /** Everything is still in the box: set-up comes first. */
  readonly box?: boolean;
  /** The game has ended and is to be scored. */
  readonly over?: boolean;
  readonly rulings?: Readonly<Partial<Record<string, string>>>;
}

/** What every game knows of a table that the rules accept. */
export interface Table extends Seated {
  readonly rulings: Readonly<Record<string, string>>;
}

/** The score of a seat. */
interface Score {
  readonly seat: Seat;
  readonly total: number;
}

/** The vocabulary of one game; every kernel type takes its words from here. */
export interface GameTypes {
  /** Ids of the printed rules, such as `rk.steal.right`. */
  readonly rule: string;
  /** Ids of the open rulings, without the game's prefix. */
  readonly ruling: string;
  /** Ids of the sentences that explain a refusal. */
  readonly reason: string;
  /** Names of the decisions that a table can wait for, such as `turn` or `watchman`. */
  readonly decision: string;
  /** A table as somebody wrote it down: short, unchecked, defaults left out. */
  readonly position: Laid;
  /** A table that the rules accept. */
  readonly state: Table;
  readonly action: { readonly type: string; readonly seat: Seat };
  readonly event: { readonly type: string };
  /** The table as one seat sees it. */
  readonly view: object;
  /** What each seat scored, line by line. */
  readonly score: Score;
}

/**
 * What a refusal or a decision is about, named as the sentence that tells it needs them: `{ seat:
 * 'juri', action: 'money' }`.
 */
export type Particulars = Readonly<Record<string, string | number>>;

/** What a table waits for. */
export interface Decision<T extends GameTypes = GameTypes> {
  readonly name: T['decision'];
  /**
   * Who may decide now, in seating order. Several decide at the same time, unseen by each other, or
   * one of them for all: the table says next who is left.
   */
  readonly seats: NonEmpty<Seat>;
  /** Its options show what only their seat sees, such as a hand. */
  readonly secret?: boolean;
  /**
   * What it is about, as its sentence needs it and as everybody may know it: `{ attacker: 'mila'
   * }`.
   */
  readonly about?: Particulars;
}

/**
 * Why something is not allowed: the one rule that says so, and which sentence tells it with which
 * particulars.
 */
export interface Refusal<T extends GameTypes = GameTypes> {
  readonly because: T['rule'];
  readonly reason: T['reason'];
  readonly particulars?: Particulars;
}

/**
 * Who sees the secret fields of an event: the same seats each of them, or for each field its own.
 */
export type SeenBy = readonly Seat[] | Readonly<Record<string, readonly Seat[]>>;

/** An event and the rules it follows from. */
export interface Fact<T extends GameTypes = GameTypes> {
  readonly event: T['event'];
  readonly cites: NonEmpty<T['rule']>;
  /** Who sees the event's secret fields (`Game.secrets`). Absent: everybody. */
  readonly seenBy?: SeenBy;
}

/** Where a rule stands and how sure it is. */
export interface RuleSource {
  /** Sections of the printed rulebook, as short codes; none where no section says it. */
  readonly places: readonly string[];
  /** `printed`: the text says it. `inferred`: it follows from what the text says. */
  readonly status: 'printed' | 'inferred';
}

/** A point on which the printed rules are silent. The first option is the default. */
export interface Ruling<T extends GameTypes = GameTypes> {
  readonly options: NonEmpty<string>;
  /** The rules that leave the point open. */
  readonly rules: NonEmpty<T['rule']>;
}

export type Rulings<T extends GameTypes = GameTypes> = Readonly<Record<T['ruling'], string>>;

/**
 * A result of reading untrusted input: the value, or where it does not fit and what was expected
 * there.
 */
export type Parsed<V> =
  | { readonly ok: true; readonly value: V }
  | { readonly ok: false; readonly at: string; readonly problem: string };
