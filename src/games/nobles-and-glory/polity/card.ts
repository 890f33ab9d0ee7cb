import { isNumber, type CardId } from '../cards.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Rule } from '../rules.ts';
import type { Player } from '../types/state.ts';

/** A Number Card of the hand (`ng.card.number`). */
export function judgeCard({ seat, hand }: Player, card: CardId, because: Rule): Judgement {
  if (!hand.includes(card)) return refuse(because, 'not-in-hand', { seat, card });
  return isNumber(card) ? undefined : refuse('ng.card.number', 'not-number', { card });
}
