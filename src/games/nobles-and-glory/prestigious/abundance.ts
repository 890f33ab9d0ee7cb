import { discardCandidates, judgeDiscard } from '../hand-discard.ts';
import { playerAt } from '../players.ts';
import { notNow, type Handling } from '../processes/handling.ts';
import type { ActionOf } from '../types/action.ts';
import type { AbundanceProcess } from '../types/migration.ts';

const RULE = 'ng.prestigious.abundance';

/**
 * A card more was drawn, and one of the hand is discarded or becomes a Peasant
 * (`ng.prestigious.abundance`, `abundance-compulsory`).
 */
export const abundance: Handling<AbundanceProcess> = {
  rule: RULE,
  pending: (_, { seat }) => ({ name: 'abundance', seats: [seat], secret: true }),
  candidates: (state, _, seat) => discardCandidates(playerAt(state, seat)),
  judge: (state, { seat }, action) =>
    action.type === 'discard'
      ? judgeDiscard(playerAt(state, seat), action, RULE)
      : notNow(RULE, action),
  resolve: (turn, { seat }, action) => {
    const { card, to } = action as ActionOf<'discard'>;
    turn.emit({ type: 'cardDiscarded', seat, card, to }, [RULE]);
  },
};
