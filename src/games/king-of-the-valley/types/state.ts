import type { Bag } from '../../../engine/pieces.ts';
import type { Seat } from '../../../engine/types.ts';
import type { HillPlace, Side } from '../hill.ts';
import type { Readings } from '../rulings.ts';
import type { Column, Stage, Stages, SubjectId, TileId } from '../tiles.ts';
import type { Cell } from '../valley.ts';
import type { Score } from './score.ts';

/**
 * The subjects in one column of a castle: face up, and face down once they have been used for taxes
 * or a kingdom.
 */
export interface CastleColumn {
  readonly up: Bag<SubjectId>;
  readonly down: Bag<SubjectId>;
}

export type Castle = Readonly<Record<Column, CastleColumn>>;

export interface Player {
  readonly seat: Seat;
  /** Where the own king stands; nowhere until it has been placed. */
  readonly king: Cell | null;
  readonly gold: number;
  readonly castle: Castle;
  /** Portraits that bear a tax collector token (`kv.tax.once-per-type`). */
  readonly taxed: readonly Column[];
  /** Kingdom tokens. */
  readonly kingdoms: number;
}

/**
 * What lies on a position of the valley: a tile or none where it is open, and perhaps the coin of a
 * priest.
 */
export interface Ground {
  readonly tile: TileId | null;
  readonly coin: boolean;
}

export type Valley = Readonly<Record<Cell, Ground>>;

/** Each column of the hill from the bottom up; tiles slide down at once, so there are no gaps. */
export type Hill = Readonly<Record<Side, readonly TileId[]>>;

export const PHASES = [1, 2, 3, 4] as const;
/** Recruit, summon, kingdom bonus, replenish (`kv.turn.four-phases`). */
export type Phase = (typeof PHASES)[number];

/** Whose turn it is, and how far it has come. */
export interface TurnStage {
  readonly type: 'turn';
  readonly seat: Seat;
  readonly phase: Phase;
  /**
   * Positions that the king has started a leg from in this turn: where the turn began, then each
   * priest.
   */
  readonly stops: readonly Cell[];
  /** Positions opened in this turn that wait for a new tile, in the order of their filling. */
  readonly opened: readonly Cell[];
  /**
   * Tiles gained and not yet placed or used, the first one now: jesters, or the wizards or tax
   * collectors of one summoning.
   */
  readonly inHand: readonly TileId[];
  readonly recruited: boolean;
  readonly claimed: boolean;
}

/** Who has to decide what. */
type StageOfGame =
  /** Everything is in the box. */
  | { readonly type: 'box' }
  /** The kings are placed, one after the other. */
  | { readonly type: 'kings' }
  | TurnStage
  | { readonly type: 'over' };

/**
 * What of a table was filled in when it was laid, because nobody had said it. Not everything
 * printed is in the printed rules.
 */
export interface Assumed {
  /** The prices of the hill are those of `HILL_PRICES`, which says where each comes from. */
  readonly hillPrices: boolean;
  /** Which tiles have which stage on their backs is that of `ASSUMED_STAGES`. */
  readonly stages: boolean;
  /** Positions and places whose tiles nobody named. */
  readonly valley: readonly Cell[];
  readonly hill: readonly HillPlace[];
  /** What lies in the piles. */
  readonly piles: boolean;
  /** How many tiles the piles hold. */
  readonly pileSizes: boolean;
}

export interface State {
  readonly rulings: Readings;
  readonly assumed: Assumed;
  /** Price of each row of the hill, lowest first. */
  readonly hillPrices: readonly number[];
  /** Which tiles have which stage on their backs. */
  readonly stages: Stages;
  readonly stage: StageOfGame;
  readonly round: number;
  readonly startingPlayer: Seat;
  /** In seating order, which is clockwise. */
  readonly players: readonly Player[];
  readonly valley: Valley;
  readonly hill: Hill;
  /**
   * Face down, top first; how many there are everybody sees. The first pile is empty once the game
   * has been set up.
   */
  readonly piles: Readonly<Record<Stage, readonly TileId[]>>;
  /** Specialists that have been used. */
  readonly discard: Bag<TileId>;
  /** Gold in the general stock. */
  readonly stock: number;
  /** The end has been triggered: the round is completed. */
  readonly ending: boolean;
  readonly scores: readonly Score[];
  readonly winners: readonly Seat[];
}
