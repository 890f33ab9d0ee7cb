import type { Turn } from '../../../engine/game.ts';
import type { Family } from '../families/family.ts';
import { judgeUnused } from '../families/once.ts';
import { judgeHands, judgeNumberCard } from '../hands.ts';
import { otherThan, playerAt } from '../players.ts';
import type { Judgement } from '../refuse.ts';
import { asRoyal } from '../processes/handling.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { ActionOf } from '../types/action.ts';
import type { ActionPhase, State } from '../types/state.ts';
import { judgeClubs, judgeCombatants } from './conditions.ts';

type Challenge = ActionOf<'duel'>;

const CONDITION = 'ng.action.duel.condition';

/** A Royal Card of one’s own challenges one of the other player’s (`ng.action.duel.declare`). */
export const duel: Family<Challenge> = {
  types: ['duel'],
  candidates: (state, seat) =>
    playerAt(state, seat).court.flatMap(({ card }) =>
      otherThan(state, seat).court.map(({ card: royal }) => ({ type: 'duel', seat, card, royal })),
    ),
  judgeOccasion,
  judge: (state, { seat }, combatants) =>
    judgeCombatants(state, playerAt(state, seat), otherThan(state, seat), combatants),
  use: challenge,
};

/**
 * Once in a phase, with two Club Subjects, cards enough in both hands and one to place
 * (`ng.action.duel.condition`, `ng.action.completable`).
 */
function judgeOccasion(state: State, phase: ActionPhase): Judgement {
  const player = playerAt(state, phase.seat);
  return (
    judgeUnused(phase, ['duel'], 'duel') ??
    judgeClubs(player) ??
    judgeHands([player, otherThan(state, phase.seat)], CONDITION) ??
    judgeNumberCard(player)
  );
}

function challenge(turn: Turn<NoblesAndGlory>, { seat, card, royal }: Challenge): void {
  const { seat: opponent } = otherThan(turn.state, seat);
  turn.emit({ type: 'actionUsed', seat, action: 'duel' }, [CONDITION]);
  turn.emit({ type: 'duelStarted', seat, card: asRoyal(card), opponent, royal: asRoyal(royal) }, [
    'ng.action.duel.declare',
    'ng.action.duel.combatants',
  ]);
}
