import { isNumber, suitOf } from '../cards.ts';
import { gloryCountOf } from '../glory.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { subjectsOf } from '../subjects.ts';
import type { Player, State } from '../types/state.ts';

const RULE = 'ng.action.polity.condition';

const HEARTS_NEEDED = 2;
const CARDS_NEEDED = 5;

/** Two Heart Subjects, and fewer Glory Cards than the other player. */
export function judgeKingdoms(
  { rulings }: Pick<State, 'rulings'>,
  player: Player,
  other: Player,
): Judgement {
  const hearts = subjectsOf(player.court).filter((card) => suitOf(card) === 'heart').length;
  if (hearts < HEARTS_NEEDED)
    return refuse(RULE, 'too-few-subjects', {
      suit: 'heart',
      count: hearts,
      needed: HEARTS_NEEDED,
    });
  const [count, most] = [gloryCountOf(player, rulings), gloryCountOf(other, rulings)];
  return count < most ? undefined : refuse(RULE, 'not-fewer-glory', { count, most });
}

/** Five cards in each hand, less those that have been played from it since. */
export function judgeHands(
  players: readonly [Player, Player],
  played: readonly [number, number] = [0, 0],
): Judgement {
  for (const [place, { seat, hand }] of players.entries()) {
    const needed = CARDS_NEEDED - played[place]!;
    const { length: count } = hand;
    if (count < needed) return refuse(RULE, 'hand-too-small', { seat, count, needed });
  }
  return undefined;
}

/** A Number Card to lead in the first round (`ng.action.completable`). */
export const judgeLeader = ({ seat, hand }: Player): Judgement =>
  hand.some(isNumber) ? undefined : refuse('ng.action.completable', 'no-number-card', { seat });
