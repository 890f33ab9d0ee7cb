import type { Started } from '../../../engine/game.ts';
import { COIN_CARDS, COINS, MARKERS } from '../cards.ts';
import { refuse, type Judgement } from '../refuse.ts';
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
  for (const pile of PILES)
    piles[pile] = { ...piles[pile], coins: position.piles?.[pile]?.coins ?? usual };
  const coinsOut =
    players.reduce((sum, player) => sum + player.coins, 0) +
    PILES.reduce((sum, pile) => sum + piles[pile].coins, 0);
  const markersOut = players.reduce((sum, player) => sum + player.markers, 0);
  const supply = {
    coins: position.supplyCoins ?? COINS - coinsOut,
    markers: position.supplyMarkers ?? MARKERS - markersOut,
  };
  const tokens = {
    coins: [
      ...players.map(({ coins }) => coins),
      ...PILES.map((pile) => piles[pile].coins),
      position.supplyCoins ?? 0,
    ],
  };
  const refusal =
    checkCounts(tokens.coins, 'coins') ??
    checkCounts(
      [...players.map(({ markers }) => markers), position.supplyMarkers ?? 0],
      'markers',
    ) ??
    checkTotals(
      coinsOut + (position.supplyCoins ?? 0),
      markersOut + (position.supplyMarkers ?? 0),
    ) ??
    checkSupplies(position, coinsOut, markersOut);
  return refusal
    ? { ok: false, refusal }
    : { ok: true, state: { ...state, players, piles, supply } };
}

function checkCounts(counts: readonly number[], what: 'coins' | 'markers'): Judgement {
  const wrong = counts.find((count) => !Number.isInteger(count) || count < 0);
  return wrong === undefined
    ? undefined
    : refuse('rk.components.inventory', 'count-impossible', { what, count: wrong });
}

function checkTotals(coins: number, markers: number): Judgement {
  if (coins > COINS)
    return refuse('rk.components.coin-backs', 'too-many-coins', { count: coins, most: COINS });
  return markers > MARKERS
    ? refuse('rk.components.inventory', 'too-many-markers', { count: markers, most: MARKERS })
    : undefined;
}

/** Nothing ever leaves the game: with a supply that is named, all coins and all markers are. */
function checkSupplies(
  { supplyCoins, supplyMarkers, players }: Position,
  coinsOut: number,
  markersOut: number,
): Judgement {
  const least = fewestCoins(players.length);
  if (supplyCoins !== undefined && coinsOut + supplyCoins < least)
    return refuse('rk.components.coin-backs', 'too-few-coins', {
      count: coinsOut + supplyCoins,
      least,
    });
  if (supplyMarkers !== undefined && markersOut + supplyMarkers < MARKERS)
    return refuse('rk.components.inventory', 'too-few-markers', {
      count: markersOut + supplyMarkers,
      least: MARKERS,
    });
  return undefined;
}

/**
 * The fewest coins that the printed rules allow, which do not say how many backs show one coin and
 * how many two: every coin card is worth one, and those two that the set-up asks for
 * (`rk.setup.pile-money`, `rk.setup.starting-money`).
 */
const fewestCoins = (players: number): number => COIN_CARDS + PILES.length + players;
