import { without } from '../../../engine/pieces.ts';
import type { Seat } from '../../../engine/types.ts';
import { discarded } from '../card-moves.ts';
import type { NumberId, RoyalId } from '../cards.ts';
import { regnantOf } from '../court.ts';
import { forgotten, laidUnseen } from '../known.ts';
import { withPlayer } from '../players.ts';
import { changedTop, popped, topOf } from '../stack.ts';
import type { Court, Royal, State } from '../types/state.ts';
import type { Appliers } from './appliers.ts';
import { staysInDuel, trainingAnswered } from './duels.ts';

/** A Royal Court with this, or nothing, as the Preparation Card beneath a Royal Card. */
export const withBeneath = (
  court: Court,
  card: RoyalId,
  preparation: Royal['preparation'],
): Court => court.map((royal) => (royal.card === card ? { ...royal, preparation } : royal));

/**
 * Whoever was asked for a Preparation Card has answered: an Intrigue waits for nothing else, a round
 * of Polity and a Duel for the next who is asked.
 */
function answered(state: State, answer: { readonly seat: Seat; readonly card?: NumberId }): State {
  const { seat, card } = answer;
  switch (topOf(state).type) {
    case 'intrigue':
      return popped(state);
    case 'duel':
      return trainingAnswered(state, answer);
    default:
      return changedTop(state, 'polity', ({ asked, revealed, ...polity }) => ({
        ...polity,
        asked: asked.slice(1),
        revealed: card ? { ...revealed, [seat]: card } : revealed,
      }));
  }
}

/** Preparation Cards laid beneath the Regnant and revealed there. */
export const preparationEvents: Appliers<
  'preparationPlaced' | 'preparationRevealed' | 'nothingRevealed'
> = {
  preparationPlaced: (state, { seat, card, royal }) =>
    withPlayer(laidUnseen(state, seat), seat, (player) => ({
      ...player,
      hand: without(player.hand, [card]),
      court: withBeneath(player.court, royal, card),
    })),
  preparationRevealed: (state, { seat, card }) => {
    const revealed = forgotten(
      withPlayer(state, seat, (player) => ({
        ...player,
        court: withBeneath(player.court, regnantOf(player.court).card, null),
      })),
      [card],
    );
    return answered(staysInDuel(state) ? revealed : discarded(revealed, card), { seat, card });
  },
  nothingRevealed: answered,
};
