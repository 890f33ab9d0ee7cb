import type { Turn } from '../../../engine/game.ts';
import { ABILITIES } from '../abilities/all.ts';
import type { Ability } from '../abilities/ability.ts';
import { doubleAction, judgeEqualRival } from '../abilities/sailor.ts';
import { refuse, type Verdict } from '../refusals.ts';
import { activeSubject, playerAt, printedActions } from '../table.ts';
import type { CardAction, Pending, RivalKings, State, SubjectId } from '../types.ts';
import type { Using } from '../card-actions/card-action.ts';
import { CARD_ACTIONS, sameTarget, targetOf } from '../card-actions/all.ts';
import { DUE_RULES, firstPending, judgeNoSearch } from './due.ts';
import { judgeFrequency } from './frequency.ts';
import { judgeTurn } from './moment.ts';
import { judgeOwnAction } from './own.ts';

const usingOf = (action: CardAction): Using => action.using;

/** Actions on this seat's card, or the one that is due, on every target worth judging. */
export function carryOutCandidates(state: State, seat: CardAction['seat']): CardAction[] {
  const due = firstPending(state);
  const player = playerAt(state, seat);
  const kinds = due ? [due.kind] : printedActions(player).filter((kind) => !judgeOwnAction(state, seat, kind));
  const plain = kinds.flatMap((type) => CARD_ACTIONS[type].targets(state, seat).map((target) => ({ type, seat, ...target }) as CardAction));
  const using = activeSubject(player);
  if (!using || (using === 'sailor' && due)) return plain;
  const { window, actions = [] }: Ability<SubjectId> = ABILITIES[using];
  if (window !== 'with-action') return plain;
  const declared = plain.filter(({ type }) => actions.includes(type)).map((action) => ({ ...action, using }) as CardAction);
  return [...plain, ...declared];
}

export function judgeCarryOut(state: State, action: CardAction): Verdict {
  const { seat, type } = action;
  const early = judgeTurn(state, seat) ?? judgeNoSearch(state, seat);
  if (early) return early;
  const due = firstPending(state);
  const owed = due ? judgeDue(due, action) : judgeOwnAction(state, seat, type);
  return owed ?? judgeUsing(state, action, due) ?? CARD_ACTIONS[type].judge(state, seat, targetOf(action), usingOf(action));
}

function judgeDue(due: Pending, action: CardAction): Verdict {
  const { seat, type } = action;
  if (type !== due.kind) return refuse(DUE_RULES[due.source], 'action-due', { seat, action: due.kind });
  return due.like && !sameTarget(due.like, targetOf(action)) ? refuse('rk.ability.sailor', 'same-target-only', { seat }) : undefined;
}

function judgeUsing(state: State, action: CardAction, due: Pending | undefined): Verdict {
  const using = usingOf(action);
  if (!using) return undefined;
  const player = playerAt(state, action.seat);
  const early = judgeFrequency(state, player, using);
  if (early || using === 'blacksmith') return early;
  return due ? refuse('rk.ability.sailor', 'only-own-action', { seat: player.seat }) : judgeEqualRival(state, player);
}

export function resolveCarryOut(turn: Turn<RivalKings>, action: CardAction): void {
  const { seat, type } = action;
  const source = firstPending(turn.state)?.source ?? 'own';
  const using = usingOf(action);
  if (using) turn.emit({ type: 'abilityUsed', seat, subject: using }, [`rk.ability.${using}`, 'rk.subject.any-time', 'rk.subject.free']);
  CARD_ACTIONS[type].resolve(turn, seat, targetOf(action), source, using);
  if (using === 'sailor') doubleAction(turn, seat, type, targetOf(action));
}
