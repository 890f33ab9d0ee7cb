import type { Turn } from '../../../engine/game.ts';
import { isNumber } from '../cards.ts';
import type { Family } from '../families/family.ts';
import { judgeUnused } from '../families/once.ts';
import { otherThan, playerAt } from '../players.ts';
import { asNumber } from '../processes/handling.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { judgeTwoSubjects } from '../two-subjects.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { ActionOf } from '../types/action.ts';
import type { ActionPhase, State } from '../types/state.ts';

const RULE = 'ng.action.treaty';

/**
 * A Number Card of the hand is laid on the other player’s Court Jester or its empty space
 * (`ng.action.treaty`).
 */
export const treaty: Family<ActionOf<'treaty'>> = {
  types: ['treaty'],
  candidates: (state, seat) =>
    playerAt(state, seat).hand.map((card) => ({ type: 'treaty', seat, card })),
  judgeOccasion,
  judge: judgeLaying,
  use: layTreaty,
};

/**
 * Once in a phase, with two Diamond Subjects, where no Treaty lies yet (`ng.action.once-each`,
 * `treaty-one-at-a-time`).
 */
function judgeOccasion(state: State, phase: ActionPhase): Judgement {
  const { seat, treaty: there } = otherThan(state, phase.seat);
  return (
    judgeUnused(phase, ['treaty'], 'treaty') ??
    judgeTwoSubjects(playerAt(state, phase.seat), 'diamond', RULE) ??
    (there ? refuse(RULE, 'treaty-there', { seat }) : undefined)
  );
}

/** A Number Card of the hand (`ng.action.treaty`). */
function judgeLaying(state: State, { seat }: ActionPhase, { card }: ActionOf<'treaty'>): Judgement {
  const { hand } = playerAt(state, seat);
  if (!hand.includes(card)) return refuse(RULE, 'not-in-hand', { seat, card });
  return isNumber(card) ? undefined : refuse('ng.card.number', 'not-number', { card });
}

function layTreaty(turn: Turn<NoblesAndGlory>, { seat, card }: ActionOf<'treaty'>): void {
  const { seat: to } = otherThan(turn.state, seat);
  turn.emit({ type: 'actionUsed', seat, action: 'treaty' }, [RULE]);
  turn.emit({ type: 'treatyLaid', seat, to, card: asNumber(card) }, [
    RULE,
    'ng.action.treaty.effect',
  ]);
}
