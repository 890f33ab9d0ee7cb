import type { Turn } from '../../../engine/game.ts';
import { isNumber, valueOf } from '../cards.ts';
import type { Family } from '../families/family.ts';
import { otherThan, playerAt } from '../players.ts';
import { preparationOf } from '../preparation.ts';
import { asNumber } from '../processes/handling.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { ActionOf } from '../types/action.ts';
import type { ActionPhase, State } from '../types/state.ts';

const RULE = 'ng.action.treaty.break';

/**
 * A higher Number Card of the hand is laid on a Treaty, and both are discarded: no Action of the
 * list, so it may be done as often as there is one (`ng.action.treaty.break`,
 * `treaty-break-count`).
 */
export const breakTreaty: Family<ActionOf<'break-treaty'>> = {
  types: ['break-treaty'],
  candidates: (state, seat) => {
    const { treaty, hand } = playerAt(state, seat);
    return treaty ? hand.map((card) => ({ type: 'break-treaty', seat, card })) : [];
  },
  judgeOccasion: () => undefined,
  judge: judgeBreaking,
  use: breakIt,
};

/** Of any suit; nothing is higher than a ten (`treaty-break-suit`). */
function judgeBreaking(
  state: State,
  { seat }: ActionPhase,
  { card }: ActionOf<'break-treaty'>,
): Judgement {
  const { hand, treaty } = playerAt(state, seat);
  if (!treaty) return refuse(RULE, 'no-treaty', { seat });
  if (!hand.includes(card)) return refuse(RULE, 'not-in-hand', { seat, card });
  if (!isNumber(card)) return refuse('ng.card.number', 'not-number', { card });
  return valueOf(card) > valueOf(treaty.card)
    ? undefined
    : refuse(RULE, 'not-higher', { card, than: treaty.card });
}

/**
 * With a Preparation Card beneath the Regnant whoever laid it is asked for a Feast, whether there is
 * one or not (`ng.preparation.feast`, `ng.preparation.regnant-only`).
 */
function breakIt(turn: Turn<NoblesAndGlory>, { seat, card: by }: ActionOf<'break-treaty'>): void {
  const { treaty } = playerAt(turn.state, seat);
  if (!treaty) return;
  turn.emit({ type: 'treatyBroken', seat, card: treaty.card, by: asNumber(by) }, [RULE]);
  const other = otherThan(turn.state, seat);
  if (preparationOf(other))
    turn.emit({ type: 'feastAsked', seat: other.seat, ...treaty }, ['ng.preparation.feast']);
}
