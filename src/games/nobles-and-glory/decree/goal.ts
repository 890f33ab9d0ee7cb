import { isNumber, valueOf, type CardId } from '../cards.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Readings } from '../rulings.ts';
import type { Decree } from '../types/state.ts';

/** The highest value of a Decree (`ng.action.decree.place`). */
const HIGHEST = 6;

/** A Number Card, and none that is too high (`ng.card.number`, `ng.action.decree.place`). */
export function judgeDecreeCard(card: CardId): Judgement {
  if (!isNumber(card)) return refuse('ng.card.number', 'not-number', { card });
  return valueOf(card) <= HIGHEST
    ? undefined
    : refuse('ng.action.decree.place', 'decree-too-high', { card, most: HIGHEST });
}

/**
 * Whether the goal is reached: as many cards as the value of the Decree says or, by the other
 * reading, cards whose values add up to it (`ng.action.decree.goal`, `decree-goal`).
 */
export function reachesGoal(
  { card, progress }: Decree,
  { 'decree-goal': goal }: Pick<Readings, 'decree-goal'>,
): boolean {
  const reached =
    goal === 'number-of-cards'
      ? progress.length
      : progress.reduce((sum, each) => sum + valueOf(each), 0);
  return reached >= valueOf(card);
}
