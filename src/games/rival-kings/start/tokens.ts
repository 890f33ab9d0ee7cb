import type { Started } from '../../../engine/game.ts';
import { COINS, MARKERS } from '../cards.ts';
import { refuse, type Verdict } from '../refuse.ts';
import { type RivalKings } from '../types.ts';
import type { Position } from '../types/position.ts';
import { PILES, type State } from '../types/state.ts';

const STARTING_COINS = 5;
const STARTING_MARKERS = 1;
const COINS_AT_PILE = 2;

/** Hands out coins and markers; what is left of the box is the supply. */
export function placeTokens(position: Position, state: State): Started<RivalKings> {
  const players = state.players.map((player, place) => {
    const { coins = STARTING_COINS, markers = STARTING_MARKERS } = position.players[place]!;
    return { ...player, coins, markers };
  });
  const piles = { ...state.piles };
  const usual = position.over ? 0 : COINS_AT_PILE;
  for (const pile of PILES) piles[pile] = { ...piles[pile], coins: position.piles?.[pile]?.coins ?? usual };
  const coinsOut = players.reduce((sum, player) => sum + player.coins, 0) + PILES.reduce((sum, pile) => sum + piles[pile].coins, 0);
  const markersOut = players.reduce((sum, player) => sum + player.markers, 0);
  const supply = { coins: position.supplyCoins ?? COINS - coinsOut, markers: position.supplyMarkers ?? MARKERS - markersOut };
  const tokens = { coins: [...players.map(({ coins }) => coins), ...PILES.map((pile) => piles[pile].coins), position.supplyCoins ?? 0] };
  const refusal =
    checkCounts(tokens.coins, 'coins') ??
    checkCounts([...players.map(({ markers }) => markers), position.supplyMarkers ?? 0], 'markers') ??
    checkTotals(coinsOut + (position.supplyCoins ?? 0), markersOut + (position.supplyMarkers ?? 0));
  return refusal ? { ok: false, refusal } : { ok: true, state: { ...state, players, piles, supply } };
}

function checkCounts(counts: readonly number[], what: 'coins' | 'markers'): Verdict {
  const wrong = counts.find((count) => !Number.isInteger(count) || count < 0);
  return wrong === undefined ? undefined : refuse('rk.components.inventory', 'count-impossible', { what, count: wrong });
}

function checkTotals(coins: number, markers: number): Verdict {
  if (coins > COINS) return refuse('rk.components.coin-backs', 'too-many-coins', { count: coins, most: COINS });
  return markers > MARKERS ? refuse('rk.components.inventory', 'too-many-markers', { count: markers, most: MARKERS }) : undefined;
}
