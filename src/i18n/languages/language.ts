/**
 * What a name becomes in a sentence, such as a genitive; it may change the name itself, as
 * Hungarian makes Annának of Anna.
 */
export type FormOfName = (name: string) => string;

/** What the site knows about a language besides its texts. */
export interface Language {
  /** What it calls itself. */
  readonly name: string;
  /** Whether readers find it: only a finished language is published. */
  readonly published: boolean;
  /** What it writes between the last two of several, such as rules that are cited. */
  readonly ands: readonly string[];
  /**
   * The forms of a player’s name that its messages use, `gen` for `{seat_gen}`; readers’ own names
   * take them by these rules.
   */
  readonly seatForms: Readonly<Record<string, FormOfName>>;
  /** Takes the endings off a folded word. */
  readonly stemmer: () => Promise<{ readonly stemmer: (word: string) => string }>;
}
