import { playerAt } from '../players.ts';
import { judgeReveal, reveal, revealCandidates } from '../preparation.ts';
import type { Handling } from '../processes/handling.ts';
import type { Polity } from '../types/polity.ts';

const RULE = 'ng.action.polity.manipulation-order';

/**
 * Once both cards lie, the follower and then the leader may reveal a Diamond from beneath the
 * Regnant: its value is added to their own card (`ng.action.polity.manipulation-order`,
 * `ng.preparation.manipulation`).
 */
export const manipulation: Handling<Polity> = {
  rule: RULE,
  pending: (_, { asked }) => ({ name: 'manipulation', seats: [asked[0]!], secret: true }),
  candidates: (_, __, seat) => revealCandidates(seat),
  judge: (state, _, action) =>
    judgeReveal(
      playerAt(state, action.seat),
      { suit: 'diamond', because: 'ng.preparation.manipulation' },
      action,
    ),
  resolve: (turn, _, action) =>
    reveal(turn, playerAt(turn.state, action.seat), action, [
      RULE,
      ...(action.type === 'reveal' ? (['ng.preparation.manipulation'] as const) : []),
    ]),
};
