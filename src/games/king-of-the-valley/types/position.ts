import type { Bag } from '../../../engine/pieces.ts';
import type { Seat } from '../../../engine/types.ts';
import type { HillPlace } from '../hill.ts';
import type { Readings } from '../rulings.ts';
import type { Column, SpecialistId, Stages, SubjectId, TileId } from '../tiles.ts';
import type { Cell } from '../valley.ts';
import type { Phase } from './state.ts';

/** A column of a castle as somebody wrote it down. */
export interface PositionColumn {
  readonly up?: Bag<SubjectId>;
  readonly down?: Bag<SubjectId>;
}

/**
 * A player as somebody wrote them down. Defaults: 2 gold, an empty castle, no tokens. Without a
 * king all kings are still to be placed.
 */
export interface PositionPlayer {
  readonly seat: Seat;
  readonly king?: Cell;
  readonly gold?: number;
  readonly castle?: Readonly<Partial<Record<Column, PositionColumn>>>;
  /** Portraits with a tax collector token. */
  readonly taxed?: readonly Column[];
  /** Kingdom tokens. */
  readonly kingdoms?: number;
}

/**
 * A face-down pile as somebody wrote it down: tiles from the top, the rest filled up to its size.
 * Default: all that is left of the box.
 */
export interface PositionPile {
  readonly tiles?: readonly TileId[];
  readonly size?: number;
}

/**
 * A table as somebody wrote it down: the beginning of a turn or, with `phase`, its middle. What is
 * left out gets a legal default.
 */
export interface Position {
  readonly players: readonly PositionPlayer[];
  /** Everything still in the box: set-up comes first. */
  readonly box?: boolean;
  /** The game is over: castles, tokens and gold to be scored, as they lie. */
  readonly over?: boolean;
  /** Default: the first player. */
  readonly startingPlayer?: Seat;
  /** Whose turn it is. Default: the starting player. */
  readonly turn?: Seat;
  /** Default: 1 as long as kings are to be placed, otherwise 2, where recruiting is allowed. */
  readonly round?: number;
  /**
   * Default: 1. In phase 2 with `opened` the king stands on the priest that he has paid; in 3 and 4
   * he has summoned.
   */
  readonly phase?: Phase;
  /** Positions opened in this turn, in the order in which they are to be filled. */
  readonly opened?: readonly Cell[];
  /** Phase 2 to 4: a subject has been recruited in this turn. */
  readonly recruited?: boolean;
  /**
   * Tiles by position, `null` where there is none. Positions left out are filled up with tiles that
   * nobody has named.
   */
  readonly valley?: Readonly<Partial<Record<Cell, TileId | null>>>;
  /** Positions on which the coin of a priest lies. */
  readonly coins?: readonly Cell[];
  /**
   * Tiles by place, `null` where there is none. Places left out are filled up with tiles that
   * nobody has named.
   */
  readonly hill?: Readonly<Partial<Record<HillPlace, TileId | null>>>;
  readonly piles?: Readonly<Partial<Record<2 | 3, PositionPile>>>;
  /** Specialists that have been used. */
  readonly discard?: Bag<SpecialistId>;
  /** Prices of the six rows of the hill as they stand on the own copy, lowest first. */
  readonly hillPrices?: readonly number[];
  /** Which tiles of the own copy have which stage on their backs. */
  readonly stages?: Stages;
  readonly rulings?: Partial<Readings>;
}
