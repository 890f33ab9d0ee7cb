/** One chapter of the rules: its slug and its rules in order. Chapter and place give every rule its number. */
export interface Chapter<Rule extends string> {
  readonly slug: string;
  readonly rules: readonly Rule[];
  /** How the end of a game is scored: the score sheet lists these rules. */
  readonly scores?: true;
}

/** A term of the glossary and the rule that says what it means; none where the rules take the word for granted. */
export interface Term<Rule extends string> {
  readonly id: string;
  readonly rule?: Rule;
}

/** How certain an answer is: the printed rules give it, it follows from them, or it is ours, because they contradict themselves or leave it open. What is `assumed` is no ruling: it is printed on the pieces, which we have not seen. */
export const CERTAINTIES = ['printed', 'follows', 'contradictory', 'silent', 'assumed'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** A question with one answer only, the rules it leans on, and how certain it is. */
interface Decided<Rule extends string> {
  readonly id: string;
  readonly rules: readonly Rule[];
  readonly certainty: Certainty;
}

/** The rulings about one theme: open ones, which readers may switch, and decided ones. */
export interface Topic<Rule extends string, RulingId extends string> {
  readonly topic: string;
  readonly open: readonly RulingId[];
  readonly decided: readonly Decided<Rule>[];
}

/** A fact about the box, and where it is known from. */
interface Known<Value> {
  readonly value: Value;
  readonly provenance: 'printed' | 'inferred' | 'found-elsewhere';
}

/** Who made a game, for whom, and how long it takes, as far as that is known. Where facts are found elsewhere, the front page of the game says where. */
export interface Box {
  readonly authors: Known<readonly string[]>;
  readonly artists?: Known<readonly string[]>;
  readonly publisher?: Known<string>;
  readonly year?: Known<number>;
  readonly players: Known<{ readonly min: number; readonly max: number }>;
  /** From which age. */
  readonly age?: Known<number>;
  readonly minutes?: Known<number>;
}

/** One lesson of a course: its slug and its tasks in order, by name. */
export interface Lesson {
  readonly slug: string;
  /** What is on the table and among the offers from this lesson on: kinds of actions, parts of the table. What no lesson introduces is always there. */
  readonly introduces?: readonly string[];
  readonly tasks: readonly string[];
}
