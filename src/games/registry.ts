import type { Format, Game } from '../engine/game.ts';
import type { Inquiry } from '../engine/inquiry.ts';
import { manifest as claim } from './claim/manifest.ts';
import type { PlayedId } from './ids.ts';
import { manifest as kingOfTheValley } from './king-of-the-valley/manifest.ts';
import type { OwnNumbers, RulesManifest } from './manifest.ts';
import { manifest as rivalKings } from './rival-kings/manifest.ts';

const MANIFESTS: Readonly<Record<PlayedId, RulesManifest>> = {
  'rival-kings': rivalKings,
  claim,
  'king-of-the-valley': kingOfTheValley,
};

/** The rules of a game, for code that knows no game in particular. */
export const loadGame = (id: PlayedId): Promise<Game> => MANIFESTS[id].game();

/**
 * Reads positions and actions of a game that came from outside, such as out of a link or a file.
 */
export const loadFormat = (id: PlayedId): Promise<Format> => MANIFESTS[id].format();

/** How a table of a game is asked about. */
export const loadInquiry = (id: PlayedId): Promise<Inquiry> => MANIFESTS[id].inquiry();

/** The numbers that readers of a game enter from their own copy; undefined where there are none. */
export const loadOwnNumbers = async (id: PlayedId): Promise<OwnNumbers | undefined> =>
  MANIFESTS[id].ownNumbers?.();
