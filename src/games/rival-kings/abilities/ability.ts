import type { Turn } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/types.ts';
import type { Verdict } from '../refusals.ts';
import type { Rule } from '../rules.ts';
import type { AbilityOf, ActionKind, Player, RivalKings, State, SubjectId } from '../types.ts';

/**
 * When an ability may be used, in the order of a cycle: between reveal and conflicts, while a conflict is resolved,
 * at any step of the own turn, or only together with an action of the own turn.
 */
export const WINDOWS = ['before-conflicts', 'in-conflict', 'own-turn', 'with-action'] as const;
export type Window = (typeof WINDOWS)[number];

/** The rules of one subject's ability. Whose moment it is and how often it works is judged once for all abilities, in `actions/ability.ts`. */
export interface Ability<Subject extends SubjectId> {
  readonly rule: Rule;
  readonly window: Window;
  /** The actions it carries out, repeats, or makes cheaper; absent where it does something else. */
  readonly actions?: readonly ActionKind[];
  /** Whether this seat may answer with it before its turn: what the table then waits for. */
  mayAnswer?(state: State, seat: Seat): boolean;
  /** Uses worth judging, for a player who may use the ability now. */
  candidates(state: State, player: Player): readonly AbilityOf<Subject>[];
  judge(state: State, player: Player, action: AbilityOf<Subject>): Verdict;
  /** What follows once the ability counts as used. */
  resolve(turn: Turn<RivalKings>, action: AbilityOf<Subject>): void;
}
