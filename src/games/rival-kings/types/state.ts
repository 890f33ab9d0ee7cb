import type { Seat } from '../../../engine/types.ts';
import type { BuildingId, CardId, OwnCards, SubjectId } from '../cards.ts';
import type { ActionKind, CharacterId, Rank } from '../characters.ts';
import type { Readings } from '../rulings.ts';
import type { Score } from './score.ts';

/** The four piles in the middle of the table. Each has its own money place. */
export const PILES = ['building-1', 'building-2', 'subject-1', 'subject-2'] as const;
export type PileId = (typeof PILES)[number];

/** A card pile, top card first, and the coins at its money place. */
export interface Pile {
  readonly cards: readonly CardId[];
  readonly coins: number;
}

/** A crest on an action of somebody's character. */
export interface Crest {
  readonly action: ActionKind;
  readonly by: Seat;
}

export interface Player {
  readonly seat: Seat;
  /** Characters in hand, not yet played in this round. */
  readonly hand: readonly CharacterId[];
  /** The character laid for this cycle: face down until the reveal. */
  readonly played: CharacterId | null;
  readonly coins: number;
  readonly markers: number;
  /** Oldest first; the last one lies at the bottom end of the row and is active. */
  readonly subjects: readonly SubjectId[];
  readonly buildings: readonly BuildingId[];
  /** Other players' crests on this player's character. */
  readonly crests: readonly Crest[];
  /** In conflict with an equal rank in this cycle. */
  readonly equal: boolean;
  /** The subject whose ability has been used in this cycle. */
  readonly spent: SubjectId | null;
  /**
   * An ability was used in an earlier cycle of this round and, by the reading chosen, rests until
   * the next one.
   */
  readonly restsThisRound: boolean;
  /** Own actions carried out in this turn, in order. */
  readonly carriedOut: readonly ActionKind[];
  /** Has begun the turn of this cycle. */
  readonly turnTaken: boolean;
  /** Markers right after the conflicts of this cycle. */
  readonly markersAfterConflicts: number;
}

/** The right to take one action from somebody on the thief's turn. */
export interface Theft {
  readonly thief: Seat;
  readonly victim: Seat;
}

/**
 * A conflict found after the reveal, before its markers are dealt. `theft`: the thief may rob the
 * victim later.
 */
export type Conflict =
  | { readonly kind: 'equal'; readonly rank: Rank; readonly seats: readonly [Seat, Seat] }
  | {
      readonly kind: 'higher';
      readonly thief: Seat;
      readonly victim: Seat;
      readonly theft: boolean;
    }
  | { readonly kind: 'neutral-equal'; readonly seat: Seat }
  | { readonly kind: 'neutral-higher'; readonly victim: Seat };

/**
 * Why somebody carries out an action: it stands on the own card, was stolen, or comes from an
 * ability.
 */
export type Source = 'own' | 'stolen' | 'sailor' | 'farmer' | 'ability';

/**
 * An action that must be carried out now or waived. `from`: whom it was stolen from. `like`: what
 * the Sailor repeats.
 */
export interface Pending {
  readonly kind: ActionKind;
  readonly source: 'stolen' | 'sailor' | 'farmer';
  readonly from?: Seat;
  readonly like?: Target;
}

/** What an action is aimed at: the pile of `money`, `recruit` and `buy`, the receiver of `pass`. */
export interface Target {
  readonly pile?: PileId;
  readonly to?: Seat;
}

/**
 * What put a seat before an equal rank still waiting: fewer markers, the symbol, or nothing where
 * there is none.
 */
export type Tie = 'markers' | 'symbol' | null;

/** Who has to decide what. Reactions are stages, not callbacks. */
export type Stage =
  /** Everything is in the box. */
  | { readonly type: 'box' }
  /** Everybody lays a character face down; when all have, the cards are turned over. */
  | { readonly type: 'choose' }
  /** Owners of an active Gardener decide, the first one now. */
  | { readonly type: 'gardeners'; readonly queue: readonly Seat[] }
  /**
   * Conflicts still to be settled; the victim of the first one decides about the Watchman.
   * `deflecting`: Watchmen at work.
   */
  | {
      readonly type: 'conflicts';
      readonly queue: readonly Conflict[];
      readonly deflecting: readonly Seat[];
    }
  | {
      readonly type: 'turn';
      readonly seat: Seat;
      readonly tie: Tie;
      /** Actions to carry out or waive before anything else; the first one now. */
      readonly pending: readonly Pending[];
      /** The own action carried out last, which a Sailor may still double. */
      readonly last: (Target & { readonly kind: ActionKind }) | null;
      /** A pile that the Vintner or the Miner is looking through. */
      readonly search: { readonly subject: 'vintner' | 'miner'; readonly pile: PileId } | null;
      /** A subject was recruited in this turn. */
      readonly recruited: boolean;
    }
  | { readonly type: 'over' };

/** Several games in a row: what ends the series, and the totals of the games played so far. */
export interface Series {
  readonly goal: { readonly games: number } | { readonly points: number };
  readonly played: readonly Readonly<Partial<Record<Seat, number>>>[];
}

export interface State {
  readonly rulings: Readings;
  readonly own: OwnCards;
  readonly round: number;
  readonly cycle: 1 | 2;
  readonly players: readonly Player[];
  readonly piles: Readonly<Record<PileId, Pile>>;
  readonly supply: { readonly coins: number; readonly markers: number };
  /** Cards that serve as coin cards, or are still in the box; nobody sees their fronts. */
  readonly coinCards: readonly CardId[];
  /** Cards a Troubadour has taken out of the game (`troubadour-given-card`). */
  readonly beside: readonly CardId[];
  /**
   * Characters not dealt: set aside with three players, the face-down pile (top first) with two.
   */
  readonly leftovers: readonly CharacterId[];
  readonly neutral: CharacterId | null;
  /** Characters used in an earlier cycle of this round, neutral ones included. */
  readonly usedCharacters: readonly CharacterId[];
  /** Thefts still open in this cycle. */
  readonly thefts: readonly Theft[];
  /** A pile is empty: the game ends after this cycle. */
  readonly ending: boolean;
  readonly stage: Stage;
  readonly scores: readonly Score[];
  readonly winners: readonly Seat[];
  readonly series: Series | null;
}
