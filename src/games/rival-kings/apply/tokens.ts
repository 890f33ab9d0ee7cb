import type { Seat } from '../../../engine/types.ts';
import { playerAt, withPlayer } from '../table.ts';
import type { Pile, PileId, State } from '../types/state.ts';

/** Coins and markers into the supply, or out of it where negative. */
export function withSupply(state: State, coins: number, markers: number): State {
  return {
    ...state,
    supply: { coins: state.supply.coins + coins, markers: state.supply.markers + markers },
  };
}

export const withCoins = (state: State, seat: Seat, coins: number): State =>
  withPlayer(state, seat, { coins: playerAt(state, seat).coins + coins });

export const withMarkers = (state: State, seat: Seat, markers: number): State =>
  withPlayer(state, seat, { markers: playerAt(state, seat).markers + markers });

/** One marker from the supply to a player. */
export const takeMarker = (state: State, seat: Seat): State =>
  withSupply(withMarkers(state, seat, 1), 0, -1);

export function withPile(state: State, pile: PileId, change: Partial<Pile>): State {
  return { ...state, piles: { ...state.piles, [pile]: { ...state.piles[pile], ...change } } };
}

/** Coins to a money place, or away from it where negative. */
export const moveToPile = (state: State, pile: PileId, coins: number): State =>
  withPile(state, pile, { coins: state.piles[pile].coins + coins });
