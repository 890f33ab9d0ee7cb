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
  judge: judgeChallenge,
  use: challenge,
};

/**
 * Once in a phase, with two Club Subjects, cards enough in both hands and one to place, by a Royal
 * Card against another, neither of which is recovering (`ng.action.duel.condition`,
 * `ng.action.completable`, `ng.action.duel.recovering`, `ng.action.duel.combatants`).
 */
function judgeChallenge(state: State, phase: ActionPhase, action: Challenge): Judgement {
  const used = judgeUnused(phase, ['duel'], 'duel');
  if (used) return used;
  const [player, other] = [playerAt(state, action.seat), otherThan(state, action.seat)];
  return (
    judgeClubs(player) ??
    judgeHands([player, other], CONDITION) ??
    judgeNumberCard(player) ??
    judgeCombatants(state, player, other, action)
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
