import { manifest as claim } from './claim/manifest.ts';
import type { Book, GameCards, GameSigns, Openers, PagesManifest } from './manifest.ts';
import { manifest as rivalKings } from './rival-kings/manifest.ts';
import { type GameId, isGameId } from '../games/ids.ts';

const MANIFESTS: Readonly<Record<GameId, PagesManifest>> = { 'rival-kings': rivalKings, claim };

/** The book of a game, which must exist. */
export function bookOf(game: string): Book {
  if (!isGameId(game)) throw new RangeError(`no book of ${game}`);
  return MANIFESTS[game].book;
}

/** The cards of a game. */
export const gameCards = (game: GameId): GameCards => MANIFESTS[game].cards;

/** The pictures that open pages of a game. */
export const openersOf = (game: GameId): Openers => MANIFESTS[game].openers;

/** What the cards and tables of a game are drawn with. */
export const signsOf = (game: GameId): GameSigns => MANIFESTS[game].signs;
