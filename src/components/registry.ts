import { claim } from './claim/parts.ts';
import { kingOfTheValley } from './king-of-the-valley/parts.ts';
import { noblesAndGlory } from './nobles-and-glory/parts.ts';
import type { GameParts, PlayedParts } from './parts.ts';
import { rivalKings } from './rival-kings/parts.ts';
import type { GameId, PlayedId } from '../games/ids.ts';

const PLAYED: Readonly<Record<PlayedId, PlayedParts>> = {
  'rival-kings': rivalKings,
  claim,
  'king-of-the-valley': kingOfTheValley,
};
const PARTS: Readonly<Record<GameId, GameParts>> = {
  ...PLAYED,
  'nobles-and-glory': noblesAndGlory,
};

/** What a game draws on pages that every game has. */
export const partsOf = (game: GameId): GameParts => PARTS[game];

/** What a game draws that the site plays. */
export const playedPartsOf = (game: PlayedId): PlayedParts => PLAYED[game];
