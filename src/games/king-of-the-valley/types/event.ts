import type { Seat } from '../../../engine/types.ts';
import type { HillPlace, Side } from '../hill.ts';
import type {
  CollectorId,
  Column,
  Demand,
  SpecialistId,
  Stage,
  SubjectId,
  TileId,
} from '../tiles.ts';
import type { Cell } from '../valley.ts';
import type { KingdomSet } from './action.ts';
import type { Score, ScoreLine } from './score.ts';

/** A tile that comes from a position of the valley. */
export interface FromValley {
  readonly cell: Cell;
  readonly tile: TileId;
}

/** A tile that comes to a place of the hill from a pile. */
export interface ToHill {
  readonly place: HillPlace;
  readonly tile: TileId;
  readonly stage: Stage;
}

export type Event =
  /** `tiles`: from the top; nobody sees them. */
  | { readonly type: 'pileShuffled'; readonly stage: Stage; readonly tiles: readonly TileId[] }
  /** The tiles of the valley, row by row from a5. */
  | { readonly type: 'valleyLaid'; readonly tiles: readonly TileId[] }
  /**
   * Tiles onto the hill from one pile or both, in the order in which they are laid: during set-up
   * and at the end of a turn.
   */
  | { readonly type: 'hillFilled'; readonly tiles: readonly ToHill[] }
  | { readonly type: 'startingGoldTaken'; readonly gold: number }
  | { readonly type: 'kingPlaced'; readonly seat: Seat; readonly cell: Cell; readonly tile: TileId }
  | { readonly type: 'turnStarted'; readonly seat: Seat; readonly round: number }
  | {
      readonly type: 'subjectRecruited';
      readonly seat: Seat;
      readonly place: HillPlace;
      readonly tile: SubjectId;
      readonly price: number;
    }
  | { readonly type: 'recruitDeclined'; readonly seat: Seat }
  | { readonly type: 'jesterPlaced'; readonly seat: Seat; readonly column: Column }
  /** `passed`: what lies between, in order. */
  | {
      readonly type: 'kingMoved';
      readonly seat: Seat;
      readonly from: Cell;
      readonly to: Cell;
      readonly passed: readonly Cell[];
    }
  /** Coins that lay on summoned tiles. */
  | { readonly type: 'coinsReceived'; readonly seat: Seat; readonly cells: readonly Cell[] }
  /** The priest leaves, the coin stays, the position is open. */
  | { readonly type: 'priestPaid'; readonly seat: Seat; readonly cell: Cell }
  /** Where no summoning is possible the king stays. */
  | { readonly type: 'summonLapsed'; readonly seat: Seat }
  /**
   * Subjects go into their columns; jesters and specialists are placed or used next. `way`: the
   * tile of the end, or identical ones passed.
   */
  | {
      readonly type: 'tilesSummoned';
      readonly seat: Seat;
      readonly tiles: readonly FromValley[];
      readonly way: 'end' | 'passed';
    }
  /** The subject from the hill lies in its column, or is a jester to be placed next. */
  | {
      readonly type: 'subjectsExchanged';
      readonly seat: Seat;
      readonly column: Column;
      readonly given: SubjectId;
      readonly place: HillPlace;
      readonly taken: SubjectId;
    }
  /** `column` and `tiles`: what is turned face down; absent where nothing is asked for. */
  | {
      readonly type: 'taxCollected';
      readonly seat: Seat;
      readonly collector: CollectorId;
      readonly demand: Demand;
      readonly gold: number;
      readonly column?: Column;
      readonly tiles?: readonly SubjectId[];
    }
  | { readonly type: 'specialistDiscarded'; readonly seat: Seat; readonly tile: SpecialistId }
  | {
      readonly type: 'kingdomClaimed';
      readonly seat: Seat;
      readonly tiles: KingdomSet;
      readonly gold: number;
    }
  | { readonly type: 'kingdomDeclined'; readonly seat: Seat }
  /**
   * One tile from the bottom of a column of the hill. `coin`: it comes to lie under the coin of a
   * priest.
   */
  | {
      readonly type: 'positionReplenished';
      readonly seat: Seat;
      readonly cell: Cell;
      readonly side: Side;
      readonly tile: TileId;
      readonly coin: boolean;
    }
  /** Places of the hill that stay empty. */
  | { readonly type: 'endTriggered'; readonly seat: Seat; readonly missing: number }
  /** `count`: what the points are for, such as tokens, couples, or orders with a bonus. */
  | {
      readonly type: 'lineScored';
      readonly seat: Seat;
      readonly line: ScoreLine;
      readonly count: number;
      readonly points: number;
    }
  | { readonly type: 'reputationScored'; readonly seat: Seat; readonly score: Score }
  /** `by`: highest reputation, or influence where it was equal; `shared` where both are equal. */
  | {
      readonly type: 'gameWon';
      readonly winners: readonly Seat[];
      readonly totals: Readonly<Partial<Record<Seat, number>>>;
      readonly by: 'reputation' | 'influence' | 'shared';
    };

export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;
