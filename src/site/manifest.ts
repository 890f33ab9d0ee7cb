import type { JSX } from 'solid-js';
import type { Box, Chapter, Lesson, Term, Topic } from '../../content/outline/outline.ts';
import type { Provenance } from '../engine/provenance.ts';
import type { OpenRuling } from '../engine/rulebook.ts';
import type { SiteKey } from '../i18n/messages.ts';
import type { Words } from '../i18n/words.ts';
import type { PrintedNames } from './editions.ts';
import type { HatchedColour, Symbol } from './symbols.ts';

/**
 * One page of the card index. `cards`: the kinds of card it tells of, by the keys of their names,
 * such as `card.watchman`. `kind`: the group it stands in.
 */
export interface CardPage {
  readonly slug: string;
  readonly kind: string;
  readonly cards: readonly string[];
}

/** A group of the card index, with its heading. */
export interface CardGroup {
  readonly kind: CardPage['kind'];
  readonly title: SiteKey;
  /**
   * Where a second card of a page is no further one like the first: what it is, and how it belongs
   * to the first.
   */
  readonly second?: { readonly is: SiteKey; readonly to: SiteKey };
}

/** What is written down of a game apart from words: the same in every language. */
export interface Book {
  readonly box: Box;
  readonly chapters: readonly Chapter<string>[];
  readonly terms: readonly Term<string>[];
  readonly cardPages: readonly CardPage[];
  /** The groups in which they stand in the index. */
  readonly cardGroups: readonly CardGroup[];
  readonly rulingTopics: readonly Topic<string, string>[];
  /** The readings of each open ruling, and the rules that leave it open. */
  readonly rulings: Readonly<Record<string, OpenRuling<string>>>;
  /** The day on which the rulings were last checked against the printed texts. */
  readonly checked: string;
  readonly lessons: readonly Lesson[];
  /** The scenario that is stepped through after the course, where there is one. */
  readonly example?: string;
  /** Tasks of earlier courses, which a reader's progress may still name. */
  readonly formerTasks: readonly string[];
  /** Refusals that only tables from outside meet: scenarios and tasks do not need their words. */
  readonly tableReasons: readonly string[];
  /** What its front page says can be looked up, where that is no card. */
  readonly lookUp?: SiteKey;
}

/** Cards that something in a scenario is about, by their ids, and how much. */
export interface About {
  readonly cards: readonly string[];
  readonly weight: number;
}

/**
 * What the editions print for the cards of a page: a column for each kind of card, with the key of
 * its heading.
 */
export interface NamesColumn {
  readonly title: SiteKey;
  readonly names: PrintedNames;
}

/** What the pages and the search need to know of the cards of one game, apart from words. */
export interface GameCards {
  /** The rules that a card page cites under its answer. */
  readonly rulesOf: (page: CardPage) => readonly string[];
  /** Those of them that speak of no other card: where the page stands beside the rule. */
  readonly ownRulesOf: (page: CardPage) => readonly string[];
  /** The card whose own rule this is. */
  readonly cardOfRule: (rule: string) => string | undefined;
  /** What an event of a scenario is about; `state` is the table after it. */
  readonly aboutEvent: (event: object, state: object) => About;
  /** What an action is about that a rule refuses. */
  readonly aboutRefused: (action: object) => About;
  /** The letter by which the card of a page is called, if it has one. */
  readonly letterOf?: (page: CardPage) => string | undefined;
  /** What the editions print for the cards of a page, in their order. */
  readonly printedNames: (page: CardPage) => readonly NamesColumn[];
  /** A card the size of a thumbnail, by the key of its name. */
  readonly Thumbnail: (props: { card: string; words: Words }) => JSX.Element;
}

/** What the cards and tables of a game are drawn with on pages. */
export interface GameSigns {
  /** Signs on its cards. */
  readonly cards: Readonly<Record<string, Symbol>>;
  /** Further signs on its table. */
  readonly table: Readonly<Record<string, Symbol>>;
  /** Signs that only the page brings which explains them. */
  readonly legend: Readonly<Record<string, Symbol>>;
  readonly colours: readonly HatchedColour[];
}

/** Pictures that open pages, by the cards they show. */
export interface Openers {
  readonly chapters: Readonly<Record<string, string>>;
  readonly lessons: Readonly<Record<string, string>>;
  /** The row on the front page, and the first three on the cover of the book. */
  readonly front: readonly string[];
}

/** A message of the game, and what fills its blanks. */
interface Said {
  readonly key: string;
  readonly blanks?: Readonly<Record<string, string | number>>;
}

/** A table of values that the printed text does not give, or gives in part only. */
export interface ValueTable {
  /**
   * Its place on the page. Its heading and the text below it are the messages `page.values.<id>`
   * and `page.values.<id>.text`.
   */
  readonly id: string;
  /** The headings of its columns but for the last one, which says where a value is known from. */
  readonly heads: readonly Said[];
  readonly rows: readonly {
    readonly name: Said;
    readonly values: readonly number[];
    readonly provenance: Provenance;
  }[];
  /**
   * Its values are the numbers that readers enter, in their order; above the form stands the
   * message `page.values.<id>.enter`.
   */
  readonly entered?: true;
}

/** What pages and the search need to know of a game beyond rules and words. */
export interface PagesManifest {
  readonly book: Book;
  /** None where no page is about a card. */
  readonly cards?: GameCards;
  readonly signs: GameSigns;
  readonly openers: Openers;
  /**
   * The values that its printed text does not give; where there are none, there is no page about
   * them.
   */
  readonly values?: readonly ValueTable[];
}
