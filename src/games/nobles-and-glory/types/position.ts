import type { Seat } from '../../../engine/types.ts';
import type { CardId } from '../cards.ts';
import type { Readings } from '../rulings.ts';
import type { BattleProcess } from './battle.ts';
import type { Phase } from './state.ts';
import type { Treaty } from './treaty.ts';

/** A Royal Card as somebody wrote it down. Default: no Subjects, and nothing beneath it. */
interface PositionRoyal {
  readonly card: CardId;
  readonly subjects?: readonly CardId[];
  /** Recovery Cards beneath it. */
  readonly recovery?: readonly CardId[];
  /** The Preparation Card beneath it. */
  readonly preparation?: CardId;
}

/** A Decree as somebody wrote it down. Default: no progress. */
interface PositionDecree {
  readonly card: CardId;
  /** The Glory Cards on it, from the bottom. */
  readonly progress?: readonly CardId[];
}

/** A Treaty as somebody wrote it down. Default: laid as late as can be. */
interface PositionTreaty {
  readonly card: CardId;
  /** Default: a Treaty that was laid as one. */
  readonly kind?: Treaty['kind'];
  /** The turn in which it was laid. */
  readonly laid?: number;
}

/** A Polity under way as somebody wrote it down. Default: round one, and no card led yet. */
interface PositionPolity {
  readonly prize: CardId;
  readonly round?: 1 | 2;
  /** The card that was led in this round, not answered yet. */
  readonly led?: CardId;
}

/** A Duel under way as somebody wrote it down. Default: round one, and no card placed yet. */
interface PositionDuel {
  /** The Royal Card of the challenger. */
  readonly card: CardId;
  /** That of the other player. */
  readonly royal: CardId;
  /** Who has lost round one: then it is round two. */
  readonly loser?: Seat;
  /** The cards of this round in the order in which they were placed. */
  readonly placed?: readonly CardId[];
}

/** A Battle under way as somebody wrote it down. Default: the defender chooses. */
interface PositionBattle {
  /**
   * The attacking Army Card: an Army Card still, or on top of the Discard Pile where nobody opposes
   * it.
   */
  readonly card: CardId;
  readonly step?: Extract<BattleProcess['step'], 'defence' | 'plunder'>;
}

/** A player as somebody wrote them down, in any order of ranks. Default: nothing. */
export interface PositionPlayer {
  readonly seat: Seat;
  readonly hand?: readonly CardId[];
  readonly court?: readonly PositionRoyal[];
  /** The Army Cards, face down beside the Regnant. */
  readonly armies?: readonly CardId[];
  readonly peasants?: readonly CardId[];
  readonly glory?: readonly CardId[];
  /** The Joker that is Court Jester. */
  readonly jester?: CardId;
  readonly decree?: PositionDecree;
  /** On the space of the Court Jester. */
  readonly treaty?: PositionTreaty;
}

/**
 * A table as somebody wrote it down: the beginning of a phase, or a Polity, Battle or Duel in an Action
 * Phase. What is left out gets a legal default.
 */
export interface Position {
  readonly players: readonly PositionPlayer[];
  /** Everything is still in the box: set-up comes first. */
  readonly box?: boolean;
  /** The game is over: kingdoms and Glory to be scored, as they lie. */
  readonly over?: boolean;
  /** Whose turn it is. Default: the first player of the list. */
  readonly turn?: Seat;
  /** Which turn of the game it is. Default: the third, the first with all phases. */
  readonly number?: number;
  /** Default: the first phase of that turn. */
  readonly phase?: Phase;
  /** Of whose turn it is; nothing else has been done in the Action Phase. */
  readonly polity?: PositionPolity;
  /** The same. */
  readonly battle?: PositionBattle;
  /** The same for a Duel. */
  readonly duel?: PositionDuel;
  /** Cards on top of the Draw Pile, from the top. All that nobody has named lies beneath them. */
  readonly drawPile?: readonly CardId[];
  /** From the top. Default: empty. */
  readonly discardPile?: readonly CardId[];
  readonly rulings?: Partial<Readings>;
}
