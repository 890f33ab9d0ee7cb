import type { Turn } from '../../../engine/game.ts';
import type { NonEmpty } from '../../../engine/types.ts';
import type { Ability } from '../abilities/ability.ts';
import { abilityOf, ANSWERS } from '../abilities/all.ts';
import type { SubjectId } from '../cards.ts';
import { pending } from '../pending.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Rule } from '../rules.ts';
import { activeSubject, playerAt } from '../table.ts';
import type { RivalKings } from '../types.ts';
import type { AbilityAction } from '../types/action.ts';
import type { Player, State } from '../types/state.ts';
import { judgeNothingDue } from './due.ts';
import { judgeFrequency } from './frequency.ts';
import { judgeTurn } from './moment.ts';

/** The uses of this player's active subject, as far as they are worth judging now. */
export function abilityCandidates(state: State, player: Player): readonly AbilityAction[] {
  const subject = activeSubject(player);
  return subject && player.spent === null ? abilityOf(subject).candidates(state, player) : [];
}

export function judgeAbility(state: State, action: AbilityAction): Judgement {
  const player = playerAt(state, action.seat);
  const { subject } = action;
  return (
    judgeFrequency(state, player, subject) ??
    judgeWindow(state, player, subject) ??
    abilityOf(subject).judge(state, player, action)
  );
}

/** Whether it works before and during the conflicts only (`rk.subject.start-of-cycle`). */
const worksAtStart = ({ window }: Ability<SubjectId>): boolean =>
  window === 'before-conflicts' || window === 'in-conflict';

/** The rule that says at which moments of a cycle a subject may be used. */
export const momentRule = (
  subject: SubjectId,
): 'rk.subject.start-of-cycle' | 'rk.subject.any-time' =>
  worksAtStart(abilityOf(subject)) ? 'rk.subject.start-of-cycle' : 'rk.subject.any-time';

/**
 * Gardener and Watchman have moments of their own; all others work in the own turn, while nothing
 * else is due.
 */
function judgeWindow(state: State, { seat }: Player, subject: SubjectId): Judgement {
  const ability = abilityOf(subject);
  if (!worksAtStart(ability)) {
    const early = judgeTurn(state, seat);
    if (early?.reason === 'not-your-turn')
      return refuse('rk.subject.any-time', 'only-on-own-turn', { seat, subject });
    return early ?? judgeNothingDue(state, seat);
  }
  const decision = pending(state);
  if (
    (decision?.name === 'gardener' || decision?.name === 'watchman') &&
    decision.name === subject
  ) {
    const [asked] = decision.seats;
    return asked === seat ? undefined : ANSWERS[decision.name].refuseUnasked(seat, asked);
  }
  const rule = ability.window === 'in-conflict' ? ability.rule : 'rk.subject.start-of-cycle';
  return refuse(rule, 'only-at-start', { seat, subject });
}

export function resolveAbility(turn: Turn<RivalKings>, action: AbilityAction): void {
  const { seat, subject } = action;
  const ability = abilityOf(subject);
  const { rule } = ability;
  const cites: NonEmpty<Rule> = worksAtStart(ability)
    ? [rule, 'rk.subject.start-of-cycle']
    : [rule, 'rk.subject.any-time', 'rk.subject.free'];
  turn.emit({ type: 'abilityUsed', seat, subject }, cites);
  ability.resolve(turn, action);
}
