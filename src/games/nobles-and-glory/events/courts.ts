import { without } from '../../../engine/pieces.ts';
import { discarded } from '../card-moves.ts';
import { inRankOrder } from '../court.ts';
import { forgotten } from '../known.ts';
import { playerAt, withPlayer } from '../players.ts';
import type { Appliers } from './appliers.ts';

/** Chamberlains and Court Jesters coming and going. */
export const courtEvents: Appliers<'chamberlainTaken' | 'jesterPlaced' | 'jesterKilled'> = {
  /** With his row and what lies beneath him, which whoever had him has seen. */
  chamberlainTaken: (state, { seat, from, card }) => {
    const taken = playerAt(state, from).court.filter((royal) => royal.card === card);
    const left = withPlayer(state, from, (player) => ({
      ...player,
      court: player.court.filter((royal) => royal.card !== card),
    }));
    const come = withPlayer(left, seat, (player) => ({
      ...player,
      court: inRankOrder([...player.court, ...taken]),
    }));
    const seen = taken.flatMap(({ preparation }) => preparation ?? []);
    return {
      ...come,
      known: { ...state.known, ...Object.fromEntries(seen.map((each) => [each, [from]])) },
    };
  },
  jesterPlaced: (state, { seat, card }) =>
    forgotten(
      withPlayer(state, seat, (player) => ({
        ...player,
        hand: without(player.hand, [card]),
        jester: card,
      })),
      [card],
    ),
  jesterKilled: (state, { seat, card }) =>
    discarded(
      withPlayer(state, seat, (player) => ({ ...player, jester: null })),
      card,
    ),
};
