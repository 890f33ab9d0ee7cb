import type { Turn } from '../../../engine/game.ts';
import type { Decision, Seat } from '../../../engine/types.ts';
import type { SubjectId } from '../cards.ts';
import type { ActionKind } from '../characters.ts';
import type { Judgement } from '../refuse.ts';
import type { Rule } from '../rules.ts';
import type { RulingId } from '../rulings.ts';
import type { RivalKings } from '../types.ts';
import type { AbilityOf } from '../types/action.ts';
import type { Pending, Player, State, Target } from '../types/state.ts';

/**
 * When an ability may be used, in the order of a cycle: between reveal and conflicts, while a
 * conflict is resolved, at any step of the own turn, or only together with an action of the own
 * turn.
 */
export const WINDOWS = ['before-conflicts', 'in-conflict', 'own-turn', 'with-action'] as const;
export type Window = (typeof WINDOWS)[number];

/**
 * The rules of one subject's ability. Whose moment it is and how often it works is judged once for
 * all abilities, in `actions/ability.ts`.
 */
export interface Ability<Subject extends SubjectId> {
  readonly rule: Rule;
  readonly window: Window;
  /** The actions it carries out, repeats, or makes cheaper; absent where it does something else. */
  readonly actions?: readonly ActionKind[];
  /** Uses worth judging, for a player who may use the ability now, or might think so. */
  candidates(state: State, player: Player): readonly AbilityOf<Subject>[];
  judge(state: State, player: Player, action: AbilityOf<Subject>): Judgement;
  /** What follows once the ability counts as used. */
  resolve(turn: Turn<RivalKings>, action: AbilityOf<Subject>): void;
  /**
   * Why it cannot be declared together with an action on this target, judged before the action
   * itself; `due`: the action is due, not an own one.
   */
  judgeWith?(state: State, player: Player, target: Target, due: Pending | undefined): Judgement;
  /** What follows once the action is carried out together with which it was declared. */
  resolveWith?(turn: Turn<RivalKings>, seat: Seat, kind: ActionKind, target: Target): void;
  /** Open rulings that only its use would touch, for a player who may still use it. */
  touches?(state: State, player: Player): readonly RulingId[];
}

/** The abilities that answer what happens before the turns: the table waits for their owners. */
export type Answerer = 'gardener' | 'watchman';

/** The rules of such an ability. */
export interface AnsweringAbility<Subject extends Answerer> extends Ability<Subject> {
  /** Whether this seat may answer with it before its turn. */
  mayAnswer(state: State, seat: Seat): boolean;
  /** What the table waits for at its moment; undefined where there is nobody to ask. */
  decision(state: State): Decision<RivalKings> | undefined;
  /** The sentence for whoever wants to do something else while it is decided. */
  readonly waiting: 'waiting-for-gardener' | 'waiting-for-watchman';
  /** Why this seat, which owns one too, may not use it while another one decides. */
  refuseUnasked(seat: Seat, asked: Seat): Judgement;
  /** What is assumed of its owner at a table that somebody asks about. */
  readonly assumed: 'used' | 'held-back';
  /** The state once it is used, beside that it counts as used. */
  used(state: State, seat: Seat): State;
  /** The state once its owner has held it back. */
  heldBack(state: State): State;
}
