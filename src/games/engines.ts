import type { Format, Game } from '../engine/game.ts';
import { GAME_IDS, isGameId, type GameId } from './ids.ts';
import type { RulesManifest } from './manifest.ts';
import { loadFormat, loadGame } from './registry.ts';

/** Games that have rules but no pages yet, so that only programs and tests play them. */
const WITHOUT_PAGES = {} as const satisfies Readonly<Record<string, RulesManifest>>;

export type EngineId = GameId | keyof typeof WITHOUT_PAGES;

/** Every game with rules: those of the site, and those without pages. */
export const ENGINE_IDS = [...GAME_IDS, ...Object.keys(WITHOUT_PAGES)] as readonly EngineId[];

export const isEngineId = (id: unknown): id is EngineId => ENGINE_IDS.includes(id as EngineId);

const withoutPages = (id: string): RulesManifest => (WITHOUT_PAGES as Readonly<Record<string, RulesManifest>>)[id]!;

/** The rules of any game that has some. */
export const loadEngine = (id: EngineId): Promise<Game> => (isGameId(id) ? loadGame(id) : withoutPages(id).game());

/** Reads its positions and actions. */
export const loadEngineFormat = (id: EngineId): Promise<Format> => (isGameId(id) ? loadFormat(id) : withoutPages(id).format());
