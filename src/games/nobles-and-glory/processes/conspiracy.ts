import { gloryCandidates, judgeGloryDiscard, discardGlory } from '../glory-discard.ts';
import { playerAt } from '../players.ts';
import type { Riders } from '../types/state.ts';
import type { Handling } from './handling.ts';

const RULE = 'ng.action.regnant.conspiracy';

/**
 * Any card of one’s own Glory may be discarded, also the one just placed
 * (`ng.action.regnant.conspiracy`).
 */
export const conspiracy: Handling<Riders> = {
  rule: RULE,
  pending: (_, { seat }) => ({ name: 'conspiracy', seats: [seat] }),
  candidates: (state, _, seat) => [
    ...gloryCandidates(playerAt(state, seat)),
    { type: 'done', seat },
  ],
  judge: (state, { seat }, action) =>
    action.type === 'done' ? undefined : judgeGloryDiscard(playerAt(state, seat), action, RULE),
  resolve: (turn, _, action) => discardGlory(turn, action, RULE),
};
