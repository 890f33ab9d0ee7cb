import type { JSX } from 'solid-js';
import type { GameId } from '../games/registry.ts';
import type { Words } from '../i18n/words.ts';
import type { SiteKey } from '../i18n/messages.ts';
import type { CardPage } from './books.ts';
import { claimCards } from './claim/cards.ts';
import type { PrintedNames } from './editions.ts';
import { rivalKingsCards } from './rival-kings/cards.ts';

/** Cards that something in a scenario is about, by their ids, and how much. */
export interface About {
  readonly cards: readonly string[];
  readonly weight: number;
}

/** What the editions print for the cards of a page: a column for each kind of card, with the key of its heading. */
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
  /** What the editions print for the cards of a page, in their order. */
  readonly printedNames: (page: CardPage) => readonly NamesColumn[];
  /** A card the size of a thumbnail, by the key of its name. */
  readonly Thumbnail: (props: { card: string; words: Words }) => JSX.Element;
}

const CARDS: Readonly<Record<GameId, GameCards>> = { 'rival-kings': rivalKingsCards, claim: claimCards };

/** The cards of a game. */
export const gameCards = (game: GameId): GameCards => CARDS[game];
