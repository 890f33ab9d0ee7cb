import { signsOf } from './registry.ts';
import type { ACTION_SYMBOLS, LEGEND_SYMBOLS, REALM_SYMBOLS } from './rival-kings/symbols.ts';
import { CREST_SYMBOLS, HATCHINGS, symbolsOf, type INTERFACE_SYMBOLS, type TOOL_SYMBOLS } from './symbols.ts';
import type { GameId } from '../games/ids.ts';

export type SymbolName =
  | keyof typeof INTERFACE_SYMBOLS
  | keyof typeof TOOL_SYMBOLS
  | keyof typeof CREST_SYMBOLS
  | keyof typeof REALM_SYMBOLS
  | keyof typeof ACTION_SYMBOLS
  | keyof typeof LEGEND_SYMBOLS;

/** What cards of these games are drawn with, each sign and hatching once. */
export function cardSigns(games: readonly GameId[]): string {
  const colours = new Set(games.flatMap((game) => signsOf(game).colours));
  return [...games.map((game) => symbolsOf(signsOf(game).cards)), ...[...colours].map((colour) => HATCHINGS[colour])].join('');
}

/** What tables of a game are drawn with. */
export const tableSigns = (game: GameId): string => symbolsOf({ ...CREST_SYMBOLS, ...signsOf(game).table }) + cardSigns([game]);
