import type { Follow } from '../../../engine/settle.ts';
import type { KingOfTheValley } from '../types.ts';
import { beginFirstTurn, endTurn } from './end-turn.ts';
import { collectFree } from './collect-free.ts';
import { lapse } from './lapse.ts';

/** What can follow by itself, in the order in which the rules look at it. */
export const follows: readonly Follow<KingOfTheValley>[] = [
  beginFirstTurn,
  collectFree,
  lapse,
  endTurn,
];
