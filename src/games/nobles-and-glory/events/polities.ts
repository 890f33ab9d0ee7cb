import { without } from '../../../engine/pieces.ts';
import { isNumber, valueOf } from '../cards.ts';
import { playerAt, withPlayer } from '../players.ts';
import { changedTop, popped, pushed } from '../stack.ts';
import { unchanged, type Appliers } from './appliers.ts';
import { discarded } from './peasants.ts';
import { forgotten } from './piles.ts';

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
      : { ...turned, discardPile: [card, ...state.discardPile] };
  },
  /** Whoever knew cards of this number in the hand does not know any longer which of them it is. */
  cardLed: (state, { seat, card, number }) => {
    const ofNumber = playerAt(state, seat).hand.filter(
      (each) => isNumber(each) && valueOf(each) === number,
    );
    const led = withPlayer(forgotten(state, ofNumber), seat, (player) => ({
      ...player,
      hand: without(player.hand, [card]),
    }));
    return changedTop(led, 'polity', (polity) => ({ ...polity, led: { card, number } }));
  },
  cardFollowed: (state, { seat, card, asked }) => {
    const followed = withPlayer(forgotten(state, [card]), seat, (player) => ({
      ...player,
      hand: without(player.hand, [card]),
    }));
    return changedTop(followed, 'polity', (polity) => ({ ...polity, answer: card, asked }));
  },
  abstained: unchanged,
  polityCounted: unchanged,
  roundWon: (state, { seat, cards }) =>
    changedTop(
      { ...state, discardPile: [...cards, ...state.discardPile] },
      'polity',
      ({ seat: initiator, won, ...polity }) => ({
        ...polity,
        seat: initiator,
        won: seat === initiator ? won + 1 : won,
        led: null,
        answer: null,
        asked: [],
        revealed: {},
        lost: seat !== initiator,
      }),
    ),
  prizeTaken: (state, { seat, card }) =>
    popped(withPlayer(state, seat, (player) => ({ ...player, glory: [...player.glory, card] }))),
  gloryHandedOver: (state, { seat, to, card }) => {
    const given = withPlayer(state, seat, (player) => ({
      ...player,
      glory: without(player.glory, [card]),
    }));
    return withPlayer(given, to, (player) => ({ ...player, glory: [...player.glory, card] }));
  },
  prizeLeft: (state, { card }) => popped(discarded(state, card)),
};
