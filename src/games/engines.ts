import type { Format, Game } from '../engine/game.ts';
import { GAME_IDS, isGameId, type GameId } from './ids.ts';
import { manifest as kingOfTheValley } from './king-of-the-valley/manifest.ts';
import type { RulesManifest } from './manifest.ts';
import { loadFormat, loadGame } from './registry.ts';

/** Every game with rules: those of the site, and those that have no pages yet and that only programs and tests play. */
export const ENGINE_IDS = [...GAME_IDS, 'king-of-the-valley'] as const;

export type EngineId = (typeof ENGINE_IDS)[number];

export const isEngineId = (id: unknown): id is EngineId => ENGINE_IDS.includes(id as EngineId);

const WITHOUT_PAGES: Readonly<Record<Exclude<EngineId, GameId>, RulesManifest>> = { 'king-of-the-valley': kingOfTheValley };

/** The rules of any game that has some. */
export const loadEngine = (id: EngineId): Promise<Game> => (isGameId(id) ? loadGame(id) : WITHOUT_PAGES[id].game());

/** Reads its positions and actions. */
export const loadEngineFormat = (id: EngineId): Promise<Format> => (isGameId(id) ? loadFormat(id) : WITHOUT_PAGES[id].format());
