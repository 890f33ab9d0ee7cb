import { isJoker } from './cards.ts';
import { judgeInHand } from './hands.ts';
import { refuse, type Judgement } from './refuse.ts';
import type { Action, ActionOf } from './types/action.ts';
import type { Player } from './types/state.ts';

const RULE = 'ng.turn.population.jester';

/** Every Joker of the hand, to become Court Jester. */
export const jesterCandidates = ({ seat, hand }: Player): Action[] =>
  hand.filter(isJoker).map((card) => ({ type: 'place-jester', seat, card }));

/** A Joker of the hand, where there is no Court Jester yet (`ng.turn.population.jester`). */
export function judgeJester(player: Player, { card }: ActionOf<'place-jester'>): Judgement {
  const { seat, jester } = player;
  const absent = judgeInHand(player, card, RULE);
  if (absent) return absent;
  if (!isJoker(card)) return refuse('ng.card.joker', 'not-joker', { card });
  return jester ? refuse(RULE, 'jester-there', { seat }) : undefined;
}
