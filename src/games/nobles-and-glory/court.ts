import { RANKS, rankOf, suitOf, type Rank, type RoyalId } from './cards.ts';
import type { Rule } from './rules.ts';
import type { Court, Royal } from './types/state.ts';

/** Positions of a Royal Court, the highest first. */
const POSITIONS = ['regnant', 'consort', 'chamberlain'] as const;
type CourtPosition = (typeof POSITIONS)[number];

/**
 * The highest Royal Card, whatever its rank (`ng.court.regnant.king`, `ng.court.regnant.queen`,
 * `ng.court.regnant.jack`). A Royal Court is never empty.
 */
export const regnantOf = (court: Court): Royal => court[0]!;

/** The second of two or three; a single Royal Card has none beside it (`ng.court.no-consort`). */
export const consortOf = (court: Court): Royal | undefined => court[1];

/** The Jack beside a King and a Queen (`ng.court.chamberlain`). */
export const chamberlainOf = (court: Court): Royal | undefined => court[2];

/** Whether there is a Chamberlain of the Consort’s suit (`ng.court.eunuch`). */
export function hasEunuch(court: Court): boolean {
  const chamberlain = chamberlainOf(court);
  return chamberlain !== undefined && suitOf(chamberlain.card) === suitOf(consortOf(court)!.card);
}

/** The rule that gives a Royal Card its position, by position and rank; others do not occur. */
const GIVEN_BY: Readonly<Record<CourtPosition, Readonly<Partial<Record<Rank, Rule>>>>> = {
  regnant: {
    king: 'ng.court.regnant.king',
    queen: 'ng.court.regnant.queen',
    jack: 'ng.court.regnant.jack',
  },
  consort: { queen: 'ng.court.consort.queen', jack: 'ng.court.consort.jack' },
  chamberlain: { jack: 'ng.court.chamberlain' },
};

/** The position of a Royal Card, and the rule that gives it. */
export function positionOf(
  court: Court,
  card: RoyalId,
): { readonly position: CourtPosition; readonly because: Rule } {
  const position = POSITIONS[court.findIndex((royal) => royal.card === card)]!;
  return { position, because: GIVEN_BY[position][rankOf(card)]! };
}

const byRank = (a: Royal, b: Royal): number =>
  RANKS.indexOf(rankOf(a.card)) - RANKS.indexOf(rankOf(b.card));

/** The Royal Court with the highest rank first. */
export const inRankOrder = (court: Court): Court => court.toSorted(byRank);

/** Whether a Preparation Card or a Recovery Card lies beneath a Royal Card. */
export const hasBeneath = ({ preparation, recovery }: Royal): boolean =>
  preparation !== null || recovery.length > 0;

/** A Royal Card with nothing beside or beneath it. */
export const bareRoyal = (card: RoyalId): Royal => ({
  card,
  subjects: [],
  preparation: null,
  recovery: [],
});
