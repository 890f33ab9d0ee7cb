import { SEATS } from '../../src/engine/types.ts';
import type { PositionPlayer } from '../../src/games/rival-kings/types/position.ts';

type Laid = Omit<PositionPlayer, 'seat'>;

/** The first seats of the table with what is said to lie before them, in seating order. */
export const seated = (count: number, ...laid: readonly Laid[]): PositionPlayer[] =>
  SEATS.slice(0, count).map((seat, place) => ({ seat, ...laid[place] }));

/** Noor, mila and juri. */
export const three = (...laid: readonly Laid[]): PositionPlayer[] => seated(3, ...laid);
