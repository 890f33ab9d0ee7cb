import { signsOf, type GameSign } from './registry.ts';
import {
  CREST_SYMBOLS,
  HATCHINGS,
  symbolsOf,
  type INTERFACE_SYMBOLS,
  type TOOL_SYMBOLS,
} from './symbols.ts';
import type { GameId } from '../games/ids.ts';

export type SymbolName =
  | keyof typeof INTERFACE_SYMBOLS
  | keyof typeof TOOL_SYMBOLS
  | keyof typeof CREST_SYMBOLS
  | GameSign;

/** What cards of these games are drawn with, each sign and hatching once. */
export function cardSigns(games: readonly GameId[]): string {
  const colours = new Set(games.flatMap((game) => signsOf(game).colours));
  return [
    ...games.map((game) => symbolsOf(signsOf(game).cards)),
    ...[...colours].map((colour) => HATCHINGS[colour]),
  ].join('');
}

/** What tables of a game are drawn with. */
export const tableSigns = (game: GameId): string =>
  symbolsOf({ ...CREST_SYMBOLS, ...signsOf(game).table }) + cardSigns([game]);
