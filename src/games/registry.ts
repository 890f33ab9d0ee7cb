import type { Game } from '../engine/game.ts';

/** The games by id. Each loads only when it is asked for. */
const GAMES = {
  'rival-kings': () => import('./rival-kings/game.ts'),
} as const;

export type GameId = keyof typeof GAMES;

export const GAME_IDS = Object.keys(GAMES) as GameId[];

export const isGameId = (id: unknown): id is GameId => typeof id === 'string' && Object.hasOwn(GAMES, id);

/** The rules of a game, for code that knows no game in particular. */
export async function loadGame(id: GameId): Promise<Game> {
  const { game } = await GAMES[id]();
  return game;
}
