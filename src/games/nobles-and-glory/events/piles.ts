import { without } from '../../../engine/pieces.ts';
import { asNumber } from '../action-cards.ts';
import {
  discarded,
  withHandCard,
  withoutHandCard,
  withoutPeasant,
  withPeasant,
} from '../card-moves.ts';
import { forgotten } from '../known.ts';
import { withPlayer } from '../players.ts';
import { popped, topOf } from '../stack.ts';
import type { Appliers } from './appliers.ts';
import { drawCounted } from './migration.ts';

/** Cards leaving and entering hands and the two common piles. */
export const pileEvents: Appliers<'handDiscarded' | 'cardDrawn' | 'cardDiscarded' | 'pileRenewed'> =
  {
    handDiscarded: (state, { seat, cards }) => {
      const left = withPlayer(state, seat, (player) => ({ ...player, hand: [] }));
      return discarded(forgotten(left, cards), ...cards);
    },
    cardDrawn: (state, { seat, card }) => ({
      ...drawCounted(withHandCard(state, seat, card)),
      drawPile: without(state.drawPile, [card]),
    }),
    cardDiscarded: (state, { seat, card, to }) => {
      const left = forgotten(withoutHandCard(state, seat, card), [card]);
      const laid =
        to === 'peasants' ? withPeasant(left, seat, asNumber(card)) : discarded(left, card);
      return topOf(state).type === 'abundance' ? popped(laid) : laid;
    },
    pileRenewed: (state, { cards, peasants }) => {
      const left = peasants.reduce((now, { seat, card }) => withoutPeasant(now, seat, card), state);
      return {
        ...forgotten(left, cards),
        drawPile: cards,
        discardPile: state.discardPile.filter((card) => !cards.includes(card)),
      };
    },
  };
