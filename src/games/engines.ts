import type { Format, Game } from '../engine/game.ts';
import { GAME_IDS, isGameId, type GameId } from './ids.ts';
import { loadFormat, loadGame } from './registry.ts';

/** A game with rules: one of the site, or one without pages yet, which only programs and tests play. At present all have pages. */
export type EngineId = GameId;

export const ENGINE_IDS: readonly EngineId[] = GAME_IDS;

export const isEngineId: (id: unknown) => id is EngineId = isGameId;

/** The rules of any game that has some. */
export const loadEngine: (id: EngineId) => Promise<Game> = loadGame;

/** Reads its positions and actions. */
export const loadEngineFormat: (id: EngineId) => Promise<Format> = loadFormat;
