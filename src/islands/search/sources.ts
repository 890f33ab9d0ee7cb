import type { FullText } from './full-text.ts';
import type { Hit } from './hit.ts';
import type { Named } from './named.ts';
import type { NameRecord } from './names.ts';
import type { Passage, TextRecord } from './records.ts';
import type { TextIndex } from './texts.ts';
import type { Stem, Vocabulary } from './words.ts';

/** What the search works with besides the texts. */
export interface SearchData extends Vocabulary {
  readonly names: readonly NameRecord[];
  /** The cards that most questions are about, by address. */
  readonly popular: readonly string[];
  /** Words that may stand between the names of cards and ask for nothing else. */
  readonly betweenNames: readonly string[];
  /** What rules and chapters are called before their number. */
  readonly numberCalled?: readonly string[];
}

/** What answers questions, and what takes the endings off words. */
export interface Texts {
  readonly index: TextIndex;
  readonly stem: Stem;
  /**
   * What looks words up in the texts; undefined where the browser runs no WebAssembly, as where it
   * is locked down. Rejects where it cannot be had.
   */
  readonly fullText: () => Promise<FullText | undefined>;
  /** What stands at records. Rejects where it cannot be had. */
  readonly passages: (records: readonly TextRecord[]) => Promise<readonly Passage[]>;
  /** The addresses below which answers could not be had. */
  readonly absent?: readonly string[];
  /** Where a record stands for this reader, where that is not its own address. */
  readonly address?: (url: string) => string;
}

/** Finds the tables that some cards may mean. */
export type FindTables = (cards: readonly Named[]) => Promise<readonly Hit[]>;
