import type { Turn } from '../../../engine/game.ts';
import { countOf, endRound, followerIn, leaderIn } from '../polity/round.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Polity } from '../types/polity.ts';

/**
 * Once nobody may reveal Manipulation any more, both cards of a Polity round are counted: the higher
 * total wins, and a draw is the initiator’s (`ng.action.polity.round-winner`).
 */
export function countRound(turn: Turn<NoblesAndGlory>, polity: Polity): boolean {
  if (!polity.led || !polity.answer || polity.asked.length > 0) return false;
  const cards = [
    [leaderIn(turn.state, polity), polity.led.card],
    [followerIn(turn.state, polity), polity.answer],
  ] as const;
  const counts = cards.map(([seat, card]) => countOf(turn.state, polity, seat, card));
  for (const { event, cites } of counts)
    turn.emit(event, ['ng.action.polity.round-winner', ...cites]);
  const [led, followed] = counts.map(({ event }) => event);
  const ahead = [led!, followed!].toSorted((a, b) => b.total - a.total)[0]!;
  const winner = led!.total === followed!.total ? polity.seat : ahead.seat;
  endRound(turn, polity, winner, ['ng.action.polity.round-winner']);
  return true;
}
