import type { Seat } from '../../../engine/types.ts';
import type { BuildingId, CardId, OwnCards, SubjectId } from '../cards.ts';
import type { CharacterId } from '../characters.ts';
import type { Readings } from '../rulings.ts';
import type { Crest, PileId, Series } from './state.ts';

/**
 * A player as somebody wrote them down. Defaults: 5 coins, 1 marker, no cards in front, no crest,
 * nothing used.
 */
export interface PositionPlayer {
  readonly seat: Seat;
  readonly hand?: readonly CharacterId[];
  readonly played?: CharacterId;
  readonly coins?: number;
  readonly markers?: number;
  readonly subjects?: readonly SubjectId[];
  readonly buildings?: readonly BuildingId[];
  readonly crests?: readonly Crest[];
  readonly spent?: SubjectId;
}

/**
 * A pile as somebody wrote it down. `cards`: from the top, the rest is filled up to `size`.
 * Defaults: 2 coins, even sizes.
 */
export interface PositionPile {
  readonly cards?: readonly CardId[];
  readonly size?: number;
  readonly coins?: number;
}

/**
 * A table as somebody wrote it down. What is left out gets a legal default. With `turn` the
 * conflicts are behind and it is that seat's turn; otherwise, where everybody has `played`, the
 * reveal comes next.
 */
export interface Position {
  readonly players: readonly PositionPlayer[];
  /** Everything still in the box: set-up comes first. */
  readonly box?: boolean;
  readonly round?: number;
  readonly cycle?: 1 | 2;
  readonly turn?: Seat;
  /**
   * The game is over and this is what everybody has: a table to score. Piles left out are empty,
   * without coins.
   */
  readonly over?: boolean;
  readonly piles?: Readonly<Partial<Record<PileId, PositionPile>>>;
  /** Coins in the supply. Default: what is left of 48. */
  readonly supplyCoins?: number;
  /** Markers in the supply. Default: what is left of 30. */
  readonly supplyMarkers?: number;
  /** Characters not dealt, top first. */
  readonly leftovers?: readonly CharacterId[];
  /**
   * The neutral character of two players: open after the reveal, on top of the leftover pile before
   * it.
   */
  readonly neutral?: CharacterId;
  readonly usedCharacters?: readonly CharacterId[];
  readonly numbers?: OwnCards['numbers'];
  readonly colours?: OwnCards['colours'];
  readonly symbols?: OwnCards['symbols'];
  readonly rulings?: Partial<Readings>;
  readonly series?: { readonly goal: Series['goal']; readonly played?: Series['played'] };
}
