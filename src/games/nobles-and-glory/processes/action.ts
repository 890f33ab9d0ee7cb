import { FAMILIES, familyOf } from '../families/all.ts';
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
    ...FAMILIES.flatMap((family) => family.candidates(state, seat)),
    { type: 'done', seat },
  ],
  options: (state, phase, seat) => [
    ...FAMILIES.filter((family) => !family.judgeOccasion(state, phase)).flatMap((family) =>
      family.candidates(state, seat).filter((use) => !family.judge(state, phase, use)),
    ),
    { type: 'done', seat },
  ],
  judge: (state, phase, chosen) => {
    if (chosen.type === 'done') return undefined;
    const family = familyOf(chosen);
    if (!family) return notNow(RULE, chosen);
    return family.judgeOccasion(state, phase) ?? family.judge(state, phase, chosen);
  },
  resolve: (turn, { seat }, chosen) => {
    const family = familyOf(chosen);
    if (family) family.use(turn, chosen);
    else turn.emit({ type: 'phaseEnded', seat, phase: 'action' }, ['ng.turn.sequence']);
  },
};
