import type { Format, Game } from '../engine/game.ts';
import type { Inquiry } from '../engine/inquiry.ts';
import { manifest as claim } from './claim/manifest.ts';
import type { RulesManifest } from './manifest.ts';
import { manifest as rivalKings } from './rival-kings/manifest.ts';

/** The games by id, in the order in which the site lists them. */
const GAMES = { 'rival-kings': rivalKings, claim } as const satisfies Record<string, RulesManifest>;

export type GameId = keyof typeof GAMES;

export const GAME_IDS = Object.keys(GAMES) as GameId[];

export const isGameId = (id: unknown): id is GameId => typeof id === 'string' && Object.hasOwn(GAMES, id);

/** The rules of a game, for code that knows no game in particular. */
export const loadGame = (id: GameId): Promise<Game> => GAMES[id].game();

/** Reads positions and actions of a game that came from outside, such as out of a link or a file. */
export const loadFormat = (id: GameId): Promise<Format> => GAMES[id].format();

/** How a table of a game is asked about. */
export const loadInquiry = (id: GameId): Promise<Inquiry> => GAMES[id].inquiry();
