import { gloryCandidates, judgeGloryDiscard, discardGlory } from '../glory-discard.ts';
import { playerAt } from '../players.ts';
import { refuse } from '../refuse.ts';
import type { Riders } from '../types/state.ts';
import type { Handling } from './handling.ts';

const RULE = 'ng.action.regnant.sedition';

/**
 * Any card of one’s own Glory has to be discarded, also the one just placed
 * (`ng.action.regnant.sedition`).
 */
export const sedition: Handling<Riders> = {
  rule: RULE,
  pending: (_, { seat }) => ({ name: 'sedition', seats: [seat] }),
  candidates: (state, _, seat) => gloryCandidates(playerAt(state, seat)),
  judge: (state, { seat }, action) =>
    action.type === 'done'
      ? refuse(RULE, 'must-discard-glory')
      : judgeGloryDiscard(playerAt(state, seat), action, RULE),
  resolve: (turn, _, action) => discardGlory(turn, action, RULE),
};
