import type { Game, Turn } from './game.ts';
import type { GameTypes } from './types.ts';

/** One thing that can follow by itself; false where it has nothing to do. */
export type Follow<T extends GameTypes> = (turn: Turn<T>) => boolean;

/**
 * Does the first thing that has something to do, and looks again from the beginning, until none
 * has.
 */
export function settleBy<T extends GameTypes>(follows: readonly Follow<T>[]): Game<T>['settle'] {
  return (turn) => {
    while (follows.some((follow) => follow(turn)));
  };
}
