import type { Seat } from '../../engine/types.ts';
import type { State } from './types/state.ts';
import type { View } from './types/view.ts';

/**
 * The table as one seat sees it: only the order of the piles is hidden. Without a seat every tile
 * lies open.
 */
export function view(state: State, seat?: Seat): View {
  if (seat === undefined) return state;
  const { piles } = state;
  return { ...state, piles: { 1: piles[1].length, 2: piles[2].length, 3: piles[3].length } };
}
