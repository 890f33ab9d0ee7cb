import { without } from '../../../engine/pieces.ts';
import { arrived, withHandCard, withoutHandCard } from '../card-moves.ts';
import { forgotten } from '../known.ts';
import { otherThan, playerAt } from '../players.ts';
import { changedTop, popped, pushed } from '../stack.ts';
import type { Appliers } from './appliers.ts';
import { drawCounted } from './migration.ts';

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
    const laid = withoutHandCard(forgotten(state, playerAt(state, seat).hand), seat, card);
    return popped({
      ...laid,
      drawPile: [card, ...state.drawPile],
      known: { ...laid.known, [card]: [seat] },
    });
  },
  drawnCardPlaced: (state, { seat, card, royal }) => {
    const left = withoutHandCard(forgotten(state, [card]), seat, card);
    return changedTop(popped(arrived(left, seat, card, royal)), 'migration', (phase) => ({
      ...phase,
      drawsLeft: phase.drawsLeft + 1,
    }));
  },
  drawnCardKept: popped,
  discardDrawn: (state, { seat, card }) => ({
    ...drawCounted(withHandCard(state, seat, card), { discardDrawn: true }),
    discardPile: without(state.discardPile, [card]),
    known: { ...state.known, [card]: [otherThan(state, seat).seat] },
  }),
};
