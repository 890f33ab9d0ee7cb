import { without } from '../../../engine/pieces.ts';
import { otherThan, playerAt, withPlayer } from '../players.ts';
import { changedTop, popped, pushed } from '../stack.ts';
import type { Appliers } from './appliers.ts';
import { arrived } from './migration.ts';
import { forgotten } from './piles.ts';

/** What a Prestigious Royal Court adds to the draw of a Migration Phase. */
export const prestigiousEvents: Appliers<
  'effectStarted' | 'cardLaidOnDrawPile' | 'drawnCardPlaced' | 'drawnCardKept' | 'discardDrawn'
> = {
  effectStarted: (state, { seat, effect }) =>
    pushed(
      changedTop(state, 'migration', (phase) => ({ ...phase, drawn: false })),
      { type: effect, seat },
    ),
  /** Which cards of the hand are still there, nobody else knows any more. */
  cardLaidOnDrawPile: (state, { seat, card }) => {
    const unknown = forgotten(state, playerAt(state, seat).hand);
    const laid = withPlayer(unknown, seat, (player) => ({
      ...player,
      hand: without(player.hand, [card]),
    }));
    return popped({
      ...laid,
      drawPile: [card, ...state.drawPile],
      known: { ...laid.known, [card]: [seat] },
    });
  },
  drawnCardPlaced: (state, { seat, card, royal }) => {
    const left = withPlayer(forgotten(state, [card]), seat, (player) => ({
      ...player,
      hand: without(player.hand, [card]),
    }));
    return changedTop(popped(arrived(left, seat, card, royal)), 'migration', (phase) => ({
      ...phase,
      drawsLeft: phase.drawsLeft + 1,
    }));
  },
  drawnCardKept: popped,
  discardDrawn: (state, { seat, card }) => {
    const drawn = withPlayer(state, seat, (player) => ({
      ...player,
      hand: [...player.hand, card],
    }));
    const counted = changedTop(drawn, 'migration', (phase) => ({
      ...phase,
      drawsLeft: phase.drawsLeft - 1,
      drawn: true,
      discardDrawn: true,
    }));
    return {
      ...counted,
      discardPile: without(state.discardPile, [card]),
      known: { ...state.known, [card]: [otherThan(state, seat).seat] },
    };
  },
};
