import { sizeOf, type Bag } from '../../engine/pieces.ts';
import type { Decision, Seat } from '../../engine/types.ts';
import {
  HILL_PRICES,
  ROWS,
  SIDES,
  type Row,
  type Side,
} from '../../games/king-of-the-valley/hill.ts';
import {
  COLUMNS,
  STAGES,
  SUBJECTS,
  type Column,
  type Stage,
  type SubjectId,
  type TileId,
} from '../../games/king-of-the-valley/tiles.ts';
import type { KingOfTheValley } from '../../games/king-of-the-valley/types.ts';
import type { Event } from '../../games/king-of-the-valley/types/event.ts';
import type {
  CastleColumn,
  Player,
  TurnStage,
} from '../../games/king-of-the-valley/types/state.ts';
import type { View } from '../../games/king-of-the-valley/types/view.ts';
import { CELLS, type Cell } from '../../games/king-of-the-valley/valley.ts';

/** So many equal subjects. */
export interface Subjects {
  readonly tile: SubjectId;
  readonly count: number;
}

/**
 * A column of a castle that has something to show: its subjects face up and face down, and whether
 * its portrait is taxed.
 */
export interface ColumnPicture {
  readonly column: Column;
  readonly up: readonly Subjects[];
  readonly down: readonly Subjects[];
  readonly taxed: boolean;
}

/** What belongs to a player. */
export interface SeatPicture {
  readonly seat: Seat;
  /** Where the king stands; nowhere before it has been placed. */
  readonly king: Cell | null;
  readonly starts: boolean;
  /** The table waits for this player. */
  readonly turn: boolean;
  readonly winner: boolean;
  readonly gold: number;
  readonly kingdoms: number;
  /** From the highest influence down; columns with nothing to show are left out. */
  readonly castle: readonly ColumnPicture[];
  /** Gained and not yet placed or used, the first one now. */
  readonly inHand: readonly TileId[];
}

/** A row of the hill: its price in gold, and what lies left and right of it. */
export interface RowPicture {
  readonly row: Row;
  readonly price: number;
  /** The price is in no source: it may be another one on the reader’s copy. */
  readonly assumed: boolean;
  readonly left: TileId | null;
  readonly right: TileId | null;
}

/** A tile that would come to an open position of the valley. */
export interface Coming {
  readonly cell: Cell;
  readonly tile: TileId;
}

/** All that the board draws: plain data, small enough to send one per step. */
export interface Picture {
  readonly seats: readonly SeatPicture[];
  /** The 25 positions row by row from the top left; null where one is open. */
  readonly valley: readonly (TileId | null)[];
  /** Where the coin of a priest lies. */
  readonly coins: readonly Cell[];
  /** The leg that a king has just gone. */
  readonly path: { readonly from: Cell; readonly to: Cell } | null;
  /** From the bottom up. */
  readonly hill: readonly RowPicture[];
  /** Face-down piles that are not used up. */
  readonly piles: readonly { readonly stage: Stage; readonly count: number }[];
  /** What would come from either column of the hill, as long as one is to be chosen. */
  readonly coming: Readonly<Record<Side, readonly Coming[]>> | null;
  readonly discard: number;
  /** Gold in the general stock. */
  readonly stock: number;
  readonly round: number;
  /** This round is the last one. */
  readonly ending: boolean;
}

/** What the board shows of a view after an event, while its table waits for a decision. */
export function pictureOf(
  view: View,
  event?: Event,
  decision?: Decision<KingOfTheValley>,
): Picture {
  const {
    players,
    valley,
    hill,
    hillPrices,
    piles,
    discard,
    stock,
    round,
    ending,
    stage,
    assumed,
  } = view;
  const turn = stage.type === 'turn' ? stage : undefined;
  return {
    seats: players.map((player) => seatPicture(view, player, turn, decision)),
    valley: CELLS.map((cell) => valley[cell].tile),
    coins: CELLS.filter((cell) => valley[cell].coin),
    path: event?.type === 'kingMoved' ? { from: event.from, to: event.to } : null,
    hill: ROWS.map((row) => ({
      row,
      price: hillPrices[row - 1]!,
      assumed: assumed.hillPrices && HILL_PRICES[row - 1]!.provenance === 'assumed',
      left: hill.left[row - 1] ?? null,
      right: hill.right[row - 1] ?? null,
    })),
    piles: STAGES.map((number) => ({ stage: number, count: countIn(piles[number]) })).filter(
      ({ count }) => count > 0,
    ),
    coming:
      turn && decision?.name === 'column'
        ? { left: comingFrom(view, turn, 'left'), right: comingFrom(view, turn, 'right') }
        : null,
    discard: sizeOf(discard),
    stock,
    round,
    ending,
  };
}

const countIn = (pile: readonly TileId[] | number): number =>
  typeof pile === 'number' ? pile : pile.length;

function seatPicture(
  { startingPlayer, winners }: View,
  { seat, king, gold, kingdoms, castle, taxed }: Player,
  turn: TurnStage | undefined,
  decision: Decision<KingOfTheValley> | undefined,
): SeatPicture {
  return {
    seat,
    king,
    starts: seat === startingPlayer,
    turn: decision !== undefined && decision.name !== 'set-up' && decision.seats.includes(seat),
    winner: winners.includes(seat),
    gold,
    kingdoms,
    castle: COLUMNS.map((column) =>
      columnPicture(column, castle[column], taxed.includes(column)),
    ).filter(isSeen),
    inHand: turn?.seat === seat ? turn.inHand : [],
  };
}

const columnPicture = (
  column: Column,
  { up, down }: CastleColumn,
  taxed: boolean,
): ColumnPicture => ({
  column,
  up: subjectsIn(up),
  down: subjectsIn(down),
  taxed,
});

const isSeen = ({ up, down, taxed }: ColumnPicture): boolean =>
  taxed || up.length > 0 || down.length > 0;

const subjectsIn = (bag: Bag<SubjectId>): Subjects[] =>
  SUBJECTS.flatMap((tile) => {
    const count = bag[tile];
    return count ? [{ tile, count }] : [];
  });

/**
 * From the bottom of a column, then of the other one (`kv.replenish.from-bottom`,
 * `kv.replenish.order-of-passing`).
 */
function comingFrom({ hill }: View, { opened }: TurnStage, side: Side): Coming[] {
  const other = SIDES.find((one) => one !== side)!;
  const tiles = [...hill[side], ...hill[other]];
  return opened.flatMap((cell, place) => (tiles[place] ? [{ cell, tile: tiles[place] }] : []));
}
