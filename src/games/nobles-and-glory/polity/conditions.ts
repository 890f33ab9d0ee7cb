import { gloryCountOf } from '../glory.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { judgeTwoSubjects } from '../two-subjects.ts';
import type { Player, State } from '../types/state.ts';

const RULE = 'ng.action.polity.condition';

/** Two Heart Subjects, and fewer Glory Cards than the other player. */
export function judgeKingdoms(
  { rulings }: Pick<State, 'rulings'>,
  player: Player,
  other: Player,
): Judgement {
  const fewHearts = judgeTwoSubjects(player, 'heart', RULE);
  if (fewHearts) return fewHearts;
  const [count, most] = [gloryCountOf(player, rulings), gloryCountOf(other, rulings)];
  return count < most ? undefined : refuse(RULE, 'not-fewer-glory', { count, most });
}
