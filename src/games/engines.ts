import type { Format, Game } from '../engine/game.ts';
import { isPlayed, PLAYED_IDS } from './ids.ts';
import type { EngineManifest } from './manifest.ts';
import { manifest as noblesAndGlory } from './nobles-and-glory/manifest.ts';
import { loadFormat, loadGame } from './registry.ts';

/** Engines that only programs and tests play with. */
const UNPLAYED = { 'nobles-and-glory': noblesAndGlory } as const satisfies Readonly<
  Record<string, EngineManifest>
>;

/** A game with an engine: one that the site plays, or one that only programs and tests play. */
export const ENGINE_IDS = [...PLAYED_IDS, 'nobles-and-glory'] as const;
export type EngineId = (typeof ENGINE_IDS)[number];

export const isEngineId = (id: unknown): id is EngineId => ENGINE_IDS.includes(id as EngineId);

/** The rules of any game that has an engine. */
export const loadEngine = (id: EngineId): Promise<Game> =>
  isPlayed(id) ? loadGame(id) : UNPLAYED[id].game();

/** Reads its positions and actions. */
export const loadEngineFormat = (id: EngineId): Promise<Format> =>
  isPlayed(id) ? loadFormat(id) : UNPLAYED[id].format();
