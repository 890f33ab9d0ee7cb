import type { Turn } from '../../../engine/game.ts';
import { countOf, endRound, followerIn, leaderIn } from '../polity/round.ts';
import { topOf } from '../stack.ts';
import type { NoblesAndGlory } from '../types.ts';

/**
 * Once nobody may reveal Manipulation any more, both cards of a Polity round are counted: the higher
 * total wins, and a draw is the initiator’s (`ng.action.polity.round-winner`).
 */
export function countRound(turn: Turn<NoblesAndGlory>): boolean {
  const top = topOf(turn.state);
  if (top.type !== 'polity' || !top.led || !top.answer || top.asked.length > 0) return false;
  const cards = [
    [leaderIn(turn.state, top), top.led.card],
    [followerIn(turn.state, top), top.answer],
  ] as const;
  const counts = cards.map(([seat, card]) => countOf(turn.state, top, seat, card));
  for (const { event, cites } of counts)
    turn.emit(event, ['ng.action.polity.round-winner', ...cites]);
  const [led, followed] = counts.map(({ event }) => event);
  const ahead = [led!, followed!].toSorted((a, b) => b.total - a.total)[0]!;
  const winner = led!.total === followed!.total ? top.seat : ahead.seat;
  endRound(turn, top, winner, ['ng.action.polity.round-winner']);
  return true;
}
