import type { Follow } from '../../../engine/settle.ts';
import type { RivalKings } from '../types.ts';
import { findConflicts } from './find-conflicts.ts';
import { lapseImpossible } from './lapse.ts';
import { beginNextCycle } from './next-cycle.ts';
import { beginFirstTurn } from './next-turn.ts';
import { settleNextConflict } from './settle-conflict.ts';

/** What can follow by itself, in the order in which the rules look at it. */
export const follows: readonly Follow<RivalKings>[] = [
  lapseImpossible,
  findConflicts,
  settleNextConflict,
  beginFirstTurn,
  beginNextCycle,
];
