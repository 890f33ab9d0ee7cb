import { without } from '../../../engine/pieces.ts';
import type { Seat } from '../../../engine/types.ts';
import { isNumber, type CardId } from '../cards.ts';
import { playerAt, withPlayer } from '../players.ts';
import { asNumber } from '../processes/handling.ts';
import { changedTop, popped, topOf } from '../stack.ts';
import type { State } from '../types/state.ts';
import type { Appliers } from './appliers.ts';

/** What the other player knew of cards is over: they lie open, or a shuffle has hidden them. */
export const forgotten = (state: State, cards: readonly CardId[]): State => ({
  ...state,
  known: Object.fromEntries(
    Object.entries(state.known).filter(([card]) => !cards.some((other) => other === card)),
  ),
});

/**
 * A card of a hand is about to be laid face down: whoever knew a Number Card of this hand does not
 * know any longer whether it is still there (`ng.army.hidden`, `ng.preparation.place`).
 */
export const laidUnseen = (state: State, seat: Seat): State =>
  forgotten(state, playerAt(state, seat).hand.filter(isNumber));

/** Cards leaving and entering hands and the two common piles. */
export const pileEvents: Appliers<'handDiscarded' | 'cardDrawn' | 'cardDiscarded' | 'pileRenewed'> =
  {
    handDiscarded: (state, { seat, cards }) => ({
      ...forgotten(
        withPlayer(state, seat, (player) => ({ ...player, hand: [] })),
        cards,
      ),
      discardPile: [...cards, ...state.discardPile],
    }),
    cardDrawn: (state, { seat, card }) => {
      const drawn = withPlayer(state, seat, (player) => ({
        ...player,
        hand: [...player.hand, card],
      }));
      const counted = changedTop(drawn, 'migration', (phase) => ({
        ...phase,
        drawsLeft: phase.drawsLeft - 1,
        drawn: true,
      }));
      return { ...counted, drawPile: without(state.drawPile, [card]) };
    },
    cardDiscarded: (state, { seat, card, to }) => {
      const peasant = to === 'peasants' ? [asNumber(card)] : [];
      const laid = withPlayer(state, seat, (player) => ({
        ...player,
        hand: without(player.hand, [card]),
        peasants: [...player.peasants, ...peasant],
      }));
      const done = topOf(state).type === 'abundance' ? popped(laid) : laid;
      return {
        ...forgotten(done, [card]),
        discardPile: to === 'discard-pile' ? [card, ...state.discardPile] : state.discardPile,
      };
    },
    pileRenewed: (state, { cards, peasants }) => {
      const left = peasants.reduce(
        (now, { seat, card }) =>
          withPlayer(now, seat, (player) => ({
            ...player,
            peasants: without(player.peasants, [card]),
          })),
        state,
      );
      return {
        ...forgotten(left, cards),
        drawPile: cards,
        discardPile: state.discardPile.filter((card) => !cards.includes(card)),
      };
    },
  };
