import type { NumberId, RoyalId } from './cards.ts';
import { bareRoyal, inRankOrder } from './court.ts';
import { spaceLeft } from './spaces.ts';
import { withoutSubject, withSubject } from './subjects.ts';
import type { Court, Kingdom } from './types/state.ts';

/**
 * The Royal Court with a new Royal Card: whoever is displaced takes its new position, and its
 * Subjects go with it (`ng.court.slide`).
 */
export const withRoyal = (court: Court, card: RoyalId): Court =>
  inRankOrder([...court, bareRoyal(card)]);

/** A row that holds more than there is room for. */
interface Excess {
  readonly royal: RoyalId;
  readonly subjects: readonly NumberId[];
  readonly count: number;
}

/**
 * The row that has lost a space by the slide: that of a Jack who was Regnant and had three Subjects
 * (`ng.capacity.jack`).
 */
export function excessIn(kingdom: Kingdom): Excess | undefined {
  const royal = kingdom.court.find((each) => spaceLeft(kingdom, each) < 0);
  return (
    royal && { royal: royal.card, subjects: royal.subjects, count: -spaceLeft(kingdom, royal) }
  );
}

/**
 * The Royal Court with a Subject in another row: nothing is lost in a slide (`ng.court.slide`), and
 * rows change freely in the Population Phase (`ng.turn.population.rearrange`).
 */
export const movedBeside = (court: Court, subject: NumberId, beside: RoyalId): Court =>
  withSubject(withoutSubject(court, subject), subject, beside);

/** The Royal Court with two Subjects in each other’s place (`ng.turn.population.rearrange`). */
export const swapped = (court: Court, one: NumberId, other: NumberId): Court =>
  court.map((royal) => ({
    ...royal,
    subjects: royal.subjects.map((card) => (card === one ? other : card === other ? one : card)),
  }));
