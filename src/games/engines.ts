import type { Format, Game } from '../engine/game.ts';
import { isPlayed, PLAYED_IDS, type PlayedId } from './ids.ts';
import { loadFormat, loadGame } from './registry.ts';

/** A game with an engine: one that the site plays, or one that only programs and tests play. At present the site plays all of them. */
export type EngineId = PlayedId;

export const ENGINE_IDS: readonly EngineId[] = PLAYED_IDS;

export const isEngineId: (id: unknown) => id is EngineId = isPlayed;

/** The rules of any game that has an engine. */
export const loadEngine: (id: EngineId) => Promise<Game> = loadGame;

/** Reads its positions and actions. */
export const loadEngineFormat: (id: EngineId) => Promise<Format> = loadFormat;
