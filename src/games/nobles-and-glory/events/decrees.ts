import { without } from '../../../engine/pieces.ts';
import { withPlayer } from '../players.ts';
import type { Appliers } from './appliers.ts';
import { forgotten } from './piles.ts';

/** Decrees, and Glory Cards on them. */
export const decreeEvents: Appliers<'decreePlaced'> = {
  decreePlaced: (state, { seat, card }) =>
    forgotten(
      withPlayer(state, seat, (player) => ({
        ...player,
        hand: without(player.hand, [card]),
        decree: { card, progress: [] },
      })),
      [card],
    ),
};
