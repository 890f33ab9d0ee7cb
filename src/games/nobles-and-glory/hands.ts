import { isNumber, type CardId } from './cards.ts';
import { refuse, type Judgement } from './refuse.ts';
import type { Rule } from './rules.ts';
import type { Player } from './types/state.ts';

/** A card of the hand. */
export const judgeInHand = ({ seat, hand }: Player, card: CardId, because: Rule): Judgement =>
  hand.includes(card) ? undefined : refuse(because, 'not-in-hand', { seat, card });

/** A Number Card of the hand (`ng.card.number`). */
export const judgeNumberInHand = (player: Player, card: CardId, because: Rule): Judgement =>
  judgeInHand(player, card, because) ??
  (isNumber(card) ? undefined : refuse('ng.card.number', 'not-number', { card }));

/** Cards in each hand that Polity and a Duel take. */
const CARDS_NEEDED = 5;

/** Five cards in each hand, less those that have been played from it since. */
export function judgeHands(
  players: readonly [Player, Player],
  because: Rule,
  played: readonly [number, number] = [0, 0],
): Judgement {
  for (const [place, { seat, hand }] of players.entries()) {
    const needed = CARDS_NEEDED - played[place]!;
    const { length: count } = hand;
    if (count < needed) return refuse(because, 'hand-too-small', { seat, count, needed });
  }
  return undefined;
}

/** A Number Card to begin with (`ng.action.completable`). */
export const judgeNumberCard = ({ seat, hand }: Player): Judgement =>
  hand.some(isNumber) ? undefined : refuse('ng.action.completable', 'no-number-card', { seat });
