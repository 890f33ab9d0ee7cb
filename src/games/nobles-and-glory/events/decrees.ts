import { without } from '../../../engine/pieces.ts';
import { arrived, withoutHandCard } from '../card-moves.ts';
import { forgotten } from '../known.ts';
import { withPlayer } from '../players.ts';
import type { Appliers } from './appliers.ts';

/** Decrees, Enacts, and Glory Cards on Decrees. */
export const decreeEvents: Appliers<
  'decreePlaced' | 'peasantPlaced' | 'decreeAdvanced' | 'decreeFulfilled'
> = {
  decreePlaced: (state, { seat, card }) =>
    forgotten(
      withPlayer(state, seat, (player) => ({
        ...player,
        hand: without(player.hand, [card]),
        decree: { card, progress: [] },
      })),
      [card],
    ),
  peasantPlaced: (state, { seat, to, card }) =>
    forgotten(arrived(withoutHandCard(state, seat, card), to, card, null), [card]),
  decreeAdvanced: (state, { seat, card }) =>
    withPlayer(state, seat, (player) => ({
      ...player,
      glory: without(player.glory, [card]),
      decree: player.decree && {
        ...player.decree,
        progress: [...player.decree.progress, card],
      },
    })),
  decreeFulfilled: (state, { seat, cards }) =>
    withPlayer(state, seat, (player) => ({
      ...player,
      glory: [...player.glory, ...cards],
      decree: null,
    })),
};
