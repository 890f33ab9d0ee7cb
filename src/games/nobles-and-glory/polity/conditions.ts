import { suitOf } from '../cards.ts';
import { gloryCountOf } from '../glory.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { subjectsOf } from '../subjects.ts';
import type { Player, State } from '../types/state.ts';

const RULE = 'ng.action.polity.condition';

const HEARTS_NEEDED = 2;

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
