import { without } from '../../../engine/pieces.ts';
import type { Seat } from '../../../engine/types.ts';
import type { NumberId } from '../cards.ts';
import { withPlayer } from '../players.ts';
import { turnNumber } from '../turn.ts';
import type { State } from '../types/state.ts';
import type { Appliers } from './appliers.ts';
import { forgotten } from './piles.ts';

/** Treaties coming and going. */
export const treatyEvents: Appliers<'treatyLaid' | 'treatyBroken' | 'treatyExpired'> = {
  treatyLaid: (state, { seat, to, card }) =>
    withPlayer(withoutCard(state, seat, card), to, (player) => ({
      ...player,
      treaty: { card, kind: 'treaty', laid: turnNumber(state) },
    })),
  treatyBroken: (state, { seat, card, by }) =>
    withoutTreaty(withoutCard(state, seat, by), seat, [by, card]),
  treatyExpired: (state, { seat, card }) => withoutTreaty(state, seat, [card]),
};

const withoutCard = (state: State, seat: Seat, card: NumberId): State =>
  forgotten(
    withPlayer(state, seat, (player) => ({ ...player, hand: without(player.hand, [card]) })),
    [card],
  );

/** The state without the Treaty on a kingdom, and with these cards on the Discard Pile. */
const withoutTreaty = (state: State, seat: Seat, discarded: readonly NumberId[]): State => ({
  ...withPlayer(state, seat, (player) => ({ ...player, treaty: null })),
  discardPile: [...discarded, ...state.discardPile],
});
