import { claim } from './claim/parts.ts';
import { kingOfTheValley } from './king-of-the-valley/parts.ts';
import type { GameParts } from './parts.ts';
import { rivalKings } from './rival-kings/parts.ts';
import type { GameId } from '../games/ids.ts';

const PARTS: Readonly<Record<GameId, GameParts>> = { 'rival-kings': rivalKings, claim, 'king-of-the-valley': kingOfTheValley };

/** What a game draws on pages that every game has. */
export const partsOf = (game: GameId): GameParts => PARTS[game];
