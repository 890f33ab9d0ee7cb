import { suitOf, valueOf, type NumberId, type Suit } from './cards.ts';
import type { Court } from './types/state.ts';

/** The Subjects of a kingdom, row by row (`ng.term.subject`). */
export function subjectsOf(court: Court): NumberId[] {
  const all: NumberId[] = [];
  for (const { subjects } of court) all.push(...subjects);
  return all;
}

/**
 * The values of the Subjects of a suit together; 0 where there is none (`ng.equipoise.own-total`).
 */
export const totalOf = (subjects: readonly NumberId[], suit: Suit): number =>
  subjects.reduce((sum, card) => sum + (suitOf(card) === suit ? valueOf(card) : 0), 0);

/** The Royal Court with a Subject more beside a Royal Card. */
export const withSubject = (court: Court, subject: NumberId, beside: string): Court =>
  court.map((royal) =>
    royal.card === beside ? { ...royal, subjects: [...royal.subjects, subject] } : royal,
  );

/** The Royal Court without a Subject, whichever row it is in. */
export const withoutSubject = (court: Court, subject: NumberId): Court =>
  court.map((royal) =>
    royal.subjects.includes(subject)
      ? { ...royal, subjects: royal.subjects.filter((other) => other !== subject) }
      : royal,
  );

/**
 * The Royal Court with another card in the space of a Subject: a replacement passes no test of its
 * own (`ng.term.subject`).
 */
export const withReplacement = (court: Court, subject: NumberId, by: NumberId): Court =>
  court.map((royal) => ({
    ...royal,
    subjects: royal.subjects.map((card) => (card === subject ? by : card)),
  }));
