import { rankOf, type RoyalId } from './cards.ts';
import { positionOf, regnantOf } from './court.ts';
import { refuse, type Judgement } from './refuse.ts';
import type { Rule } from './rules.ts';
import type { Court, Kingdom, Royal } from './types/state.ts';

/**
 * The spaces beside a Royal Card, and the rule that sets them: three, but four beside a King with a
 * Consort and two beside a Jack that is not the Regnant (`ng.capacity.king`,
 * `ng.capacity.king-consort`, `ng.capacity.queen`, `ng.capacity.jack`, `ng.capacity.jack-regnant`).
 */
export function spacesBeside(
  court: Court,
  card: RoyalId,
): { readonly spaces: number; readonly because: Rule } {
  switch (rankOf(card)) {
    case 'king':
      return court.length > 1
        ? { spaces: 4, because: 'ng.capacity.king-consort' }
        : { spaces: 3, because: 'ng.capacity.king' };
    case 'queen':
      return { spaces: 3, because: 'ng.capacity.queen' };
    case 'jack':
      return positionOf(court, card).position === 'regnant'
        ? { spaces: 3, because: 'ng.capacity.jack-regnant' }
        : { spaces: 2, because: 'ng.capacity.jack' };
  }
}

/** All spaces of a Royal Court: three to nine (`ng.capacity.totals`). */
export const spacesIn = (court: Court): number =>
  court.reduce((sum, { card }) => sum + spacesBeside(court, card).spaces, 0);

/** Army Cards in the row of a Royal Card: all of them beside the Regnant (`ng.capacity.army`). */
const armiesBeside = ({ court, armies }: Kingdom, { card }: Royal): number =>
  regnantOf(court).card === card ? armies.length : 0;

/**
 * Spaces still free beside a Royal Card; below zero where its row holds more than there is room
 * for.
 */
export const spaceLeft = (kingdom: Kingdom, royal: Royal): number =>
  spacesBeside(kingdom.court, royal.card).spaces -
  royal.subjects.length -
  armiesBeside(kingdom, royal);

/**
 * Whether a row has room for so many cards more: refused by the rule of its spaces or, where
 * Subjects alone would fit, by that of Army Cards.
 */
export function checkSpace(kingdom: Kingdom, royal: Royal, more: number): Judgement {
  if (spaceLeft(kingdom, royal) >= more) return undefined;
  const { spaces: most, because } = spacesBeside(kingdom.court, royal.card);
  const subjectsFit = royal.subjects.length + more <= most;
  const count = royal.subjects.length + armiesBeside(kingdom, royal);
  return refuse(subjectsFit ? 'ng.capacity.army' : because, 'row-full', {
    royal: royal.card,
    count,
    most,
  });
}
