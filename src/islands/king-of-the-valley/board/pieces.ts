import type { Seat } from '../../../engine/types.ts';
import type { HillPlace, Side } from '../../../games/king-of-the-valley/hill.ts';
import type { Column } from '../../../games/king-of-the-valley/tiles.ts';
import type { Cell } from '../../../games/king-of-the-valley/valley.ts';
import { seatPiece, type PieceId } from '../../shared/board.ts';

/** What the pieces of King of the Valley are called. */
export const pieces = {
  seat: seatPiece,
  cell: (cell: Cell): PieceId => `cell:${cell}`,
  place: (place: HillPlace): PieceId => `hill:${place}`,
  /** A whole column of the hill. */
  side: (side: Side): PieceId => `side:${side}`,
  /** A column of a castle. */
  column: (seat: Seat, column: Column): PieceId => `castle:${seat} ${column}`,
};
