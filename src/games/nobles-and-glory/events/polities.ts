import { without } from '../../../engine/pieces.ts';
import { discarded, withGlory, withoutGlory, withoutHandCard } from '../card-moves.ts';
import { isNumber, valueOf } from '../cards.ts';
import { forgotten } from '../known.ts';
import { playerAt } from '../players.ts';
import { changedTop, popped, pushed } from '../stack.ts';
import { unchanged, type Appliers } from './appliers.ts';

/** A Polity: its prize, its rounds and who takes the prize. */
export const polityEvents: Appliers<
  | 'polityCardTurned'
  | 'cardLed'
  | 'cardFollowed'
  | 'abstained'
  | 'polityCounted'
  | 'roundWon'
  | 'prizeTaken'
  | 'gloryHandedOver'
  | 'prizeLeft'
> = {
  polityCardTurned: (state, { seat, card }) => {
    const turned = {
      ...forgotten(state, [card]),
      drawPile: without(state.drawPile, [card]),
    };
    return isNumber(card)
      ? pushed(turned, {
          type: 'polity',
          seat,
          prize: card,
          won: 0,
          led: null,
          answer: null,
          asked: [],
          revealed: {},
          lost: false,
        })
      : discarded(turned, card);
  },
  /** Whoever knew cards of this number in the hand does not know any longer which of them it is. */
  cardLed: (state, { seat, card, number }) => {
    const ofNumber = playerAt(state, seat).hand.filter(
      (each) => isNumber(each) && valueOf(each) === number,
    );
    const led = withoutHandCard(forgotten(state, ofNumber), seat, card);
    return changedTop(led, 'polity', (polity) => ({ ...polity, led: { card, number } }));
  },
  cardFollowed: (state, { seat, card, asked }) => {
    const followed = withoutHandCard(forgotten(state, [card]), seat, card);
    return changedTop(followed, 'polity', (polity) => ({ ...polity, answer: card, asked }));
  },
  abstained: unchanged,
  polityCounted: unchanged,
  roundWon: (state, { seat, cards }) =>
    changedTop(discarded(state, ...cards), 'polity', ({ seat: initiator, won, ...polity }) => ({
      ...polity,
      seat: initiator,
      won: seat === initiator ? won + 1 : won,
      led: null,
      answer: null,
      asked: [],
      revealed: {},
      lost: seat !== initiator,
    })),
  prizeTaken: (state, { seat, card }) => popped(withGlory(state, seat, card)),
  gloryHandedOver: (state, { seat, to, card }) =>
    withGlory(withoutGlory(state, seat, card), to, card),
  prizeLeft: (state, { card }) => popped(discarded(state, card)),
};
