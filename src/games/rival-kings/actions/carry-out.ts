import type { Turn } from '../../../engine/game.ts';
import { abilityOf } from '../abilities/all.ts';
import { discountOf } from '../abilities/blacksmith.ts';
import { CARD_ACTIONS, sameTarget, targetOf } from '../card-actions/all.ts';
import type { Using } from '../card-actions/card-action.ts';
import { DUE_RULES } from '../card-actions/source.ts';
import type { SubjectId } from '../cards.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { activeSubject, playerAt, printedActions } from '../table.ts';
import type { RivalKings } from '../types.ts';
import type { CardAction } from '../types/action.ts';
import type { Pending, Player, State, Target } from '../types/state.ts';
import { firstPending, judgeNoSearch } from './due.ts';
import { judgeFrequency } from './frequency.ts';
import { judgeTurn } from './moment.ts';
import { judgeOwnAction } from './own.ts';

const usingOf = (action: CardAction): Using => action.using;

/** Actions on this seat's card, or the one that is due, on every target worth judging. */
export function carryOutCandidates(state: State, seat: CardAction['seat']): CardAction[] {
  const due = firstPending(state);
  const player = playerAt(state, seat);
  const kinds = due
    ? [due.kind]
    : printedActions(player).filter((kind) => !judgeOwnAction(state, seat, kind));
  const plain = kinds.flatMap((type) =>
    CARD_ACTIONS[type]
      .targets(state, seat)
      .map((target) => ({ type, seat, ...target }) as CardAction),
  );
  const using = activeSubject(player);
  if (!using) return plain;
  const { window, actions = [] } = abilityOf(using);
  if (window !== 'with-action') return plain;
  const declared = plain
    .filter(({ type }) => actions.includes(type))
    .map((action) => ({ ...action, using }) as CardAction);
  return [...plain, ...declared];
}

export function judgeCarryOut(state: State, action: CardAction): Judgement {
  const { seat, type } = action;
  const early = judgeTurn(state, seat) ?? judgeNoSearch(state, seat);
  if (early) return early;
  const due = firstPending(state);
  const owed = due ? judgeDue(due, action) : judgeOwnAction(state, seat, type);
  if (owed) return owed;
  const player = playerAt(state, seat);
  const using = usingOf(action);
  const target = targetOf(action);
  return (
    (using && judgeUsing(state, player, using, target, due)) ??
    CARD_ACTIONS[type].judge(state, seat, target, discountOf(state, player, using))
  );
}

function judgeDue(due: Pending, action: CardAction): Judgement {
  const { seat, type } = action;
  if (type !== due.kind)
    return refuse(DUE_RULES[due.source], 'action-due', { seat, action: due.kind });
  return due.like && !sameTarget(due.like, targetOf(action))
    ? refuse(DUE_RULES[due.source], 'same-target-only', { seat })
    : undefined;
}

/** Why an ability cannot be declared together with this action. */
function judgeUsing(
  state: State,
  player: Player,
  using: SubjectId,
  target: Target,
  due: Pending | undefined,
): Judgement {
  return (
    judgeFrequency(state, player, using) ?? abilityOf(using).judgeWith?.(state, player, target, due)
  );
}

export function resolveCarryOut(turn: Turn<RivalKings>, action: CardAction): void {
  const { seat, type } = action;
  const source = firstPending(turn.state)?.source ?? 'own';
  const using = usingOf(action);
  const target = targetOf(action);
  const ability = using && abilityOf(using);
  if (ability)
    turn.emit({ type: 'abilityUsed', seat, subject: using }, [
      ability.rule,
      'rk.subject.any-time',
      'rk.subject.free',
    ]);
  CARD_ACTIONS[type].resolve(
    turn,
    seat,
    target,
    source,
    discountOf(turn.state, playerAt(turn.state, seat), using),
  );
  ability?.resolveWith?.(turn, seat, type, target);
}
