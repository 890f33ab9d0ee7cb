import { follow } from '../polity/follow.ts';
import { lead } from '../polity/lead.ts';
import { manipulation } from '../polity/manipulation.ts';
import { prize } from '../polity/prize.ts';
import type { Polity } from '../types/polity.ts';
import type { Handling } from './handling.ts';

/** What a Polity waits for now; a round in which all is said is counted by itself. */
function momentOf({ lost, led, answer }: Polity): Handling<Polity> {
  if (lost) return prize;
  if (!led) return lead;
  return answer ? manipulation : follow;
}

/**
 * Rounds of a Polity: a card is led, the other player follows, both may reveal Manipulation; then
 * the prize may be taken (`ng.action.polity.prize`).
 */
export const polity: Handling<Polity> = {
  rule: 'ng.action.polity.prize',
  pending: (state, process) => momentOf(process).pending(state, process),
  candidates: (state, process, seat) => momentOf(process).candidates(state, process, seat),
  judge: (state, process, action) => momentOf(process).judge(state, process, action),
  resolve: (turn, process, action) => momentOf(process).resolve(turn, process, action),
};
