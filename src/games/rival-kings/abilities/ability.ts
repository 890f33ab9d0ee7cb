import type { Turn } from '../../../engine/game.ts';
import type { Verdict } from '../refusals.ts';
import type { Rule } from '../rules.ts';
import type { AbilityOf, Player, RivalKings, State, SubjectId } from '../types.ts';

/** The rules of one subject's ability. Moment and frequency are judged once for all abilities, in `actions/ability.ts`. */
export interface Ability<Subject extends SubjectId> {
  readonly rule: Rule;
  /** Uses worth judging, for a player who may use the ability now. */
  candidates(state: State, player: Player): readonly AbilityOf<Subject>[];
  judge(state: State, player: Player, action: AbilityOf<Subject>): Verdict;
  /** What follows once the ability counts as used. */
  resolve(turn: Turn<RivalKings>, action: AbilityOf<Subject>): void;
}
