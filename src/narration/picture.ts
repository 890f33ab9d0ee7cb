import type { Decision, Seat } from '../engine/types.ts';

/** A seat on the board. */
interface PlacedSeat {
  readonly seat: Seat;
  /** The letter on its plate in a game with ranks; null where it is hidden. */
  readonly rank?: string | null;
}

/** What a board shows, as plain data: the seats in the order of the board, and whatever else its game has on the table. */
export interface Picture {
  readonly seats: readonly PlacedSeat[];
}

/** What the board of a game shows of one of its views after one of its events, while its table waits for a decision. */
export type Draw = (view: object, event?: object, decision?: Decision) => Picture;
