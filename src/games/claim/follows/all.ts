import type { Follow } from '../../../engine/settle.ts';
import type { Claim } from '../types.ts';
import { collectTrick } from './collect-trick.ts';
import { beginNextTrick } from './next-trick.ts';

/** What can follow by itself, in the order in which the rules look at it. */
export const follows: readonly Follow<Claim>[] = [collectTrick, beginNextTrick];
