import type { Seat } from '../../../engine/types.ts';
import { discarded, withoutHandCard } from '../card-moves.ts';
import type { NumberId } from '../cards.ts';
import { forgotten } from '../known.ts';
import { withPlayer } from '../players.ts';
import { turnNumber } from '../turn.ts';
import type { State } from '../types/state.ts';
import type { Appliers } from './appliers.ts';

/** Treaties coming and going. */
export const treatyEvents: Appliers<'treatyLaid' | 'treatyBroken' | 'treatyExpired'> = {
  treatyLaid: (state, { seat, to, card }) =>
    withPlayer(laidOpen(state, seat, card), to, (player) => ({
      ...player,
      treaty: { card, kind: 'treaty', laid: turnNumber(state) },
    })),
  treatyBroken: (state, { seat, card, by }) =>
    discarded(withoutTreaty(laidOpen(state, seat, by), seat), by, card),
  treatyExpired: (state, { seat, card }) => discarded(withoutTreaty(state, seat), card),
};

/** The state without a card of a hand that everybody has seen since. */
const laidOpen = (state: State, seat: Seat, card: NumberId): State =>
  forgotten(withoutHandCard(state, seat, card), [card]);

const withoutTreaty = (state: State, seat: Seat): State =>
  withPlayer(state, seat, (player) => ({ ...player, treaty: null }));
