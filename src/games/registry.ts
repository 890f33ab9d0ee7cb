import type { Format, Game } from '../engine/game.ts';
import type { Inquiry } from '../engine/inquiry.ts';

/** The games by id. Rules load only when they are asked for, and the reading of foreign data apart from them. */
const GAMES = {
  'rival-kings': {
    rules: () => import('./rival-kings/game.ts'),
    format: () => import('./rival-kings/schema.ts'),
    inquiry: () => import('./rival-kings/inquiry.ts'),
  },
  claim: {
    rules: () => import('./claim/game.ts'),
    format: () => import('./claim/schema.ts'),
    inquiry: () => import('./claim/inquiry.ts'),
  },
} as const;

export type GameId = keyof typeof GAMES;

export const GAME_IDS = Object.keys(GAMES) as GameId[];

export const isGameId = (id: unknown): id is GameId => typeof id === 'string' && Object.hasOwn(GAMES, id);

/** The rules of a game, for code that knows no game in particular. */
export async function loadGame(id: GameId): Promise<Game> {
  const { game } = await GAMES[id].rules();
  return game;
}

/** Reads positions and actions of a game that came from outside, such as out of a link or a file. */
export async function loadFormat(id: GameId): Promise<Format> {
  const { format } = await GAMES[id].format();
  return format;
}

/** How a table of a game is asked about. */
export async function loadInquiry(id: GameId): Promise<Inquiry> {
  const { inquiry } = await GAMES[id].inquiry();
  return inquiry;
}
