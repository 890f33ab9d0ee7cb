import type { Decision, Seat } from '../engine/types.ts';

/**
 * What a board shows, as plain data: the seats in the order of the board, and whatever else its
 * game has on the table.
 */
export interface Picture {
  readonly seats: readonly { readonly seat: Seat }[];
}

/**
 * What the board of a game shows of one of its views after one of its events, while its table waits
 * for a decision.
 */
export type Draw = (view: object, event?: object, decision?: Decision) => Picture;
