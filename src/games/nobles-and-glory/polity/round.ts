import type { Turn } from '../../../engine/game.ts';
import type { NonEmpty, Seat } from '../../../engine/types.ts';
import { suitOf, valueOf, type NumberId } from '../cards.ts';
import { regnantOf } from '../court.ts';
import { otherThan, playerAt } from '../players.ts';
import type { Rule } from '../rules.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { EventOf } from '../types/event.ts';
import type { Polity } from '../types/polity.ts';
import type { State } from '../types/state.ts';

/** Rounds that the initiator must win (`ng.action.polity.outcome`). */
const ROUNDS = 2;

/** Who leads: the initiator in round one, the other player in round two. */
export const leaderIn = (state: Pick<State, 'players'>, { seat, won }: Polity): Seat =>
  won === 0 ? seat : otherThan(state, seat).seat;

export const followerIn = (state: Pick<State, 'players'>, polity: Polity): Seat =>
  otherThan(state, leaderIn(state, polity)).seat;

/**
 * What a card counts: one more for the suit of the prize, one more for that of its player’s Regnant
 * by the first reading (`polity-regnant-bonus`), and the value of a Manipulation Card.
 */
export function countOf(
  state: State,
  { prize, revealed }: Polity,
  seat: Seat,
  card: NumberId,
): { readonly event: EventOf<'polityCounted'>; readonly cites: readonly Rule[] } {
  const suit = suitOf(card);
  const ofPrize = suit === suitOf(prize);
  const ofRegnant =
    state.rulings['polity-regnant-bonus'] === 'same-suit-as-regnant' &&
    suit === suitOf(regnantOf(playerAt(state, seat).court).card);
  const manipulation = revealed[seat];
  const bonus = Number(ofPrize) + Number(ofRegnant);
  const added = manipulation ? valueOf(manipulation) : 0;
  const total = valueOf(card) + bonus + added;
  return {
    event: { type: 'polityCounted', seat, card, bonus, added, total },
    cites: [
      ...(ofPrize ? (['ng.action.polity.bonus-suit'] as const) : []),
      ...(ofRegnant ? (['ng.action.polity.bonus-regnant'] as const) : []),
      ...(manipulation ? (['ng.action.polity.manipulation-value'] as const) : []),
    ],
  };
}

/**
 * Somebody has won a round, and its cards are discarded. The initiator goes on to round two, or takes
 * the prize after it; whoever stops the initiator may take it (`ng.action.polity.round-discard`,
 * `ng.action.polity.round-two`, `ng.action.polity.outcome`).
 */
export function endRound(
  turn: Turn<NoblesAndGlory>,
  { seat: initiator, prize, won, led, answer }: Polity,
  winner: Seat,
  cites: NonEmpty<Rule>,
): void {
  const cards = [answer, led && led.card].filter((card) => card !== null);
  const goesOn = winner === initiator && won + 1 < ROUNDS;
  turn.emit({ type: 'roundWon', seat: winner, cards }, [
    ...cites,
    ...(cards.length > 0 ? (['ng.action.polity.round-discard'] as const) : []),
    goesOn ? 'ng.action.polity.round-two' : 'ng.action.polity.outcome',
  ]);
  if (winner === initiator && !goesOn)
    turn.emit({ type: 'prizeTaken', seat: initiator, card: prize }, ['ng.action.polity.win']);
}
