import { asNumber } from '../action-cards.ts';
import { isNumber, valueOf } from '../cards.ts';
import { judgeNumberInHand } from '../hands.ts';
import { playerAt } from '../players.ts';
import { notNow, type Handling } from '../processes/handling.ts';
import { refuse } from '../refuse.ts';
import type { Action } from '../types/action.ts';
import type { Polity } from '../types/polity.ts';
import { endRound, leaderIn } from './round.ts';

const RULE = 'ng.action.polity.lead';

/**
 * A round begins with a Number Card laid face down, of which only the number is told; in round two
 * its leader may abstain at once (`ng.action.polity.lead`, `ng.action.polity.round-two`).
 */
export const lead: Handling<Polity> = {
  rule: RULE,
  pending: (state, polity) => ({
    name: 'polity-lead',
    seats: [leaderIn(state, polity)],
    secret: true,
    about: { round: polity.won + 1, card: polity.prize },
  }),
  candidates: (state, _, seat) => [
    ...playerAt(state, seat)
      .hand.filter(isNumber)
      .map((card): Action => ({ type: 'polity-lead', seat, card })),
    { type: 'abstain', seat },
  ],
  judge: (state, { won }, action) => {
    if (action.type === 'abstain') return won === 0 ? refuse(RULE, 'must-lead') : undefined;
    return action.type === 'polity-lead'
      ? judgeNumberInHand(playerAt(state, action.seat), action.card, RULE)
      : notNow(RULE, action);
  },
  resolve: (turn, polity, action) => {
    const { seat } = action;
    if (action.type === 'polity-lead') {
      const card = asNumber(action.card);
      return turn.emit({ type: 'cardLed', seat, card, number: valueOf(card) }, [RULE], [seat]);
    }
    turn.emit({ type: 'abstained', seat }, ['ng.action.polity.round-two']);
    endRound(turn, polity, polity.seat, ['ng.action.polity.round-two']);
  },
};
