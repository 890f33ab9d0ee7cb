import type { Seat } from '../../../engine/types.ts';
import { suitOf, type NumberId } from '../cards.ts';
import { consortOf, regnantOf } from '../court.ts';
import { otherThan, playerAt } from '../players.ts';
import type { Rider, State } from '../types/state.ts';

/**
 * What comes upon a card that a Regnant Ability places into Glory: the Consort Ability, then
 * Conspiracy, where no card of the Royal Court has its suit, then Sedition, where the other
 * player’s Regnant has it besides (`ng.action.consort`, `ng.action.regnant.conspiracy`,
 * `ng.action.regnant.sedition`).
 */
export function ridersOf(state: State, seat: Seat, card: NumberId): Rider[] {
  const { court } = playerAt(state, seat);
  const suit = suitOf(card);
  const isForeign = court.every((royal) => suitOf(royal.card) !== suit);
  const isTheirs = suitOf(regnantOf(otherThan(state, seat).court).card) === suit;
  return [
    ...(consortOf(court) ? (['consort'] as const) : []),
    ...(isForeign ? (['conspiracy'] as const) : []),
    ...(isForeign && isTheirs ? (['sedition'] as const) : []),
  ];
}
