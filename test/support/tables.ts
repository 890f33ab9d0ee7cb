import { SEATS } from '../../src/engine/types.ts';
import { COINS, MARKERS } from '../../src/games/rival-kings/cards.ts';
import type { Position, PositionPlayer } from '../../src/games/rival-kings/types/position.ts';
import { PILES } from '../../src/games/rival-kings/types/state.ts';

type Laid = Omit<PositionPlayer, 'seat'>;

/** The first seats of the table with what is said to lie before them, in seating order. */
export const seated = (count: number, ...laid: readonly Laid[]): PositionPlayer[] =>
  SEATS.slice(0, count).map((seat, place) => ({ seat, ...laid[place] }));

/** Noor, mila and juri. */
export const three = (...laid: readonly Laid[]): PositionPlayer[] => seated(3, ...laid);

const sum = (counts: readonly number[]): number =>
  counts.reduce((total, count) => total + count, 0);

/**
 * A table whose supplies are said: what is then missing of all coins and all markers lies with one
 * player.
 */
export function hoarding(seat: PositionPlayer['seat'], position: Position): Position {
  const { players, piles = {}, supplyCoins, supplyMarkers } = position;
  const others = players.filter((player) => player.seat !== seat);
  const coins =
    COINS -
    sum([
      ...others.map((player) => player.coins ?? 5),
      ...PILES.map((pile) => piles[pile]?.coins ?? 2),
      supplyCoins ?? 0,
    ]);
  const markers =
    MARKERS - sum([...others.map((player) => player.markers ?? 1), supplyMarkers ?? 0]);
  const hoard = {
    ...(supplyCoins !== undefined && { coins }),
    ...(supplyMarkers !== undefined && { markers }),
  };
  return {
    ...position,
    players: players.map((player) => (player.seat === seat ? { ...player, ...hoard } : player)),
  };
}
