import { intrigueCandidates, isPlot, judgeIntrigue, useIntrigue } from '../intrigue/all.ts';
import { judgeRegnant, regnantCandidates, useRegnant } from '../regnant/use.ts';
import type { ActionPhase } from '../types/state.ts';
import { notNow, type Handling } from './handling.ts';

const RULE = 'ng.action.any-number';

/**
 * As many Actions as can be done, in any order, each once (`ng.action.any-number`,
 * `ng.action.once-each`).
 */
export const action: Handling<ActionPhase> = {
  rule: RULE,
  pending: (_, { seat }) => ({ name: 'action', seats: [seat], secret: true }),
  candidates: (state, _, seat) => [
    ...regnantCandidates(state, seat),
    ...intrigueCandidates(state, seat),
    { type: 'done', seat },
  ],
  judge: (state, process, chosen) => {
    if (chosen.type === 'done') return undefined;
    if (chosen.type === 'regnant') return judgeRegnant(state, process, chosen);
    return isPlot(chosen) ? judgeIntrigue(state, process, chosen) : notNow(RULE, chosen);
  },
  resolve: (turn, { seat }, chosen) => {
    if (chosen.type === 'regnant') useRegnant(turn, chosen);
    else if (isPlot(chosen)) useIntrigue(turn, chosen);
    else turn.emit({ type: 'phaseEnded', seat, phase: 'action' }, ['ng.turn.sequence']);
  },
};
