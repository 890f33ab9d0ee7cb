import type { Seat } from '../../../engine/types.ts';
import type { CardId } from '../cards.ts';
import type { Readings } from '../rulings.ts';
import type { Phase, Recruits } from './state.ts';

/**
 * A player as somebody wrote them down. A hand that is too small is filled up with the lowest cards
 * nobody has named.
 */
export interface PositionPlayer {
  readonly seat: Seat;
  readonly hand?: readonly CardId[];
  readonly recruits?: Partial<Recruits>;
  readonly score?: readonly CardId[];
}

/**
 * A table as somebody wrote it down: the beginning of a trick or, with `led`, its middle. What is
 * left out gets a legal default. The longest hand says which trick of the phase it is, the led card
 * counted with it; without hands it is the first.
 */
export interface Position {
  readonly players: readonly PositionPlayer[];
  /** Everything still in the box: set-up comes first. */
  readonly box?: boolean;
  /** The game is over: two score piles to be counted, as they lie. */
  readonly over?: boolean;
  /** Default: 1. */
  readonly phase?: Phase;
  /** Default: whoever leads the first trick, otherwise the first player. */
  readonly youngest?: Seat;
  /** Default: as the rules have it, otherwise the youngest or the first player. */
  readonly leader?: Seat;
  /** Who won the last trick. Default: whoever leads, as far as the rules say so. */
  readonly lastWinner?: Seat;
  readonly led?: CardId;
  readonly contested?: CardId;
  /** The next cards of the draw pile, top first. */
  readonly drawPile?: readonly CardId[];
  /**
   * Cards that lie in nobody's score pile and are out of the game; the rest of the discard is
   * filled up. Zombies lie there only under `only-winning-zombie`. Under that reading the zombies
   * that nobody has named are discarded too, once a score pile or the discard is named; otherwise
   * they lie in the leader's score pile.
   */
  readonly discard?: readonly CardId[];
  readonly rulings?: Partial<Readings>;
}
