import type { Seat } from '../../../engine/types.ts';
import type { FactionId } from '../cards.ts';

/** Cards or votes of each seat. */
export type Tally = Readonly<Partial<Record<Seat, number>>>;

/** The cards in a score pile by faction, and the factions that vote for its owner. */
export interface Score {
  readonly seat: Seat;
  readonly counts: Readonly<Record<FactionId, number>>;
  readonly votes: readonly FactionId[];
  /** How many votes. */
  readonly total: number;
}
