import type { GameId } from '../games/ids.ts';
import { arms as claim } from './claim/all.ts';
import { arms as kingOfTheValley } from './king-of-the-valley/all.ts';
import { arms as noblesAndGlory } from './nobles-and-glory/all.ts';
import { arms as rivalKings } from './rival-kings/all.ts';
import type { GameArms } from './manifest.ts';

/** The pictures of every game. */
export const ARMS: Readonly<Record<GameId, GameArms>> = {
  'rival-kings': rivalKings,
  claim,
  'king-of-the-valley': kingOfTheValley,
  'nobles-and-glory': noblesAndGlory,
};
