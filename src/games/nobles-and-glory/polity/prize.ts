import { asNumber } from '../action-cards.ts';
import { endsMidway, judgeGlory } from '../glory.ts';
import { otherThan, playerAt } from '../players.ts';
import { notNow, type Handling } from '../processes/handling.ts';
import type { Action } from '../types/action.ts';
import type { Polity } from '../types/polity.ts';

const RULE = 'ng.action.polity.loss';

/**
 * Whoever has stopped the initiator may take the prize for another Glory Card; otherwise it is
 * discarded (`ng.action.polity.loss`).
 */
export const prize: Handling<Polity> = {
  rule: RULE,
  pending: (state, polity) => ({
    name: 'polity-prize',
    seats: [otherThan(state, polity.seat).seat],
    about: { card: polity.prize },
  }),
  candidates: (state, _, seat) => [
    ...playerAt(state, seat).glory.map((card): Action => ({ type: 'take-prize', seat, card })),
    { type: 'done', seat },
  ],
  judge: (state, _, action) => {
    if (action.type === 'done') return undefined;
    return action.type === 'take-prize'
      ? judgeGlory(playerAt(state, action.seat), action.card, RULE)
      : notNow(RULE, action);
  },
  resolve: (turn, { seat: to, prize: card }, action) => {
    const { seat } = action;
    if (action.type !== 'take-prize')
      return turn.emit({ type: 'prizeLeft', seat, card }, [RULE, 'ng.term.discard']);
    const ends = endsMidway(turn.state, playerAt(turn.state, seat));
    turn.emit({ type: 'prizeTaken', seat, card }, [RULE]);
    if (!ends)
      turn.emit({ type: 'gloryHandedOver', seat, to, card: asNumber(action.card) }, [RULE]);
  },
};
