import { manifest as claim } from './claim/manifest.ts';
import { manifest as kingOfTheValley } from './king-of-the-valley/manifest.ts';
import type { Book, GameCards, GameSigns, Openers, PagesManifest, ValueTable } from './manifest.ts';
import { manifest as noblesAndGlory } from './nobles-and-glory/manifest.ts';
import { manifest as rivalKings } from './rival-kings/manifest.ts';
import { type GameId, isGameId } from '../games/ids.ts';

const MANIFESTS = {
  'rival-kings': rivalKings,
  claim,
  'king-of-the-valley': kingOfTheValley,
  'nobles-and-glory': noblesAndGlory,
} as const satisfies Readonly<Record<GameId, PagesManifest>>;

type KeysOf<Sets> = Sets extends unknown ? keyof Sets : never;
type Signs = (typeof MANIFESTS)[GameId]['signs'];

/** The signs of all games, by name. */
export type GameSign = KeysOf<Signs['cards'] | Signs['table'] | Signs['legend']>;

/** The book of a game, which must exist. */
export function bookOf(game: string): Book {
  if (!isGameId(game)) throw new RangeError(`no book of ${game}`);
  return MANIFESTS[game].book;
}

/** The cards of a game, and what else has pages like them. */
export const gameCards = (game: GameId): GameCards => MANIFESTS[game].cards;

/** The pictures that open pages of a game. */
export const openersOf = (game: GameId): Openers => MANIFESTS[game].openers;

/** What the cards and tables of a game are drawn with. */
export const signsOf = (game: GameId): GameSigns => MANIFESTS[game].signs;

/**
 * The values that the printed text of a game does not give; none where there is no page about them.
 */
export function valuesOf(game: GameId): readonly ValueTable[] {
  const { values = [] }: PagesManifest = MANIFESTS[game];
  return values;
}
