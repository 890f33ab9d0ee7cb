import type { Action } from '../../src/games/nobles-and-glory/types/action.ts';
import { card } from './nobles-and-glory.ts';

// Enacts of Noor: the first card is discarded for it, the last one is laid on the Decree.

export const horticulture = (
  discarded: string,
  peasant: string,
  by: string,
  glory: string,
): Action => ({
  type: 'horticulture',
  seat: 'noor',
  card: card(discarded),
  peasant: card(peasant),
  by: card(by),
  glory: card(glory),
});

export const tournament = (
  discarded: string,
  peasant: string,
  by: string,
  [subject, beside]: readonly [subject: string, beside: string | null],
  glory: string,
): Action => ({
  type: 'tournament',
  seat: 'noor',
  card: card(discarded),
  peasant: card(peasant),
  by: card(by),
  subject: card(subject),
  royal: beside === null ? null : card(beside),
  glory: card(glory),
});

export const construction = (
  discarded: string,
  subject: string,
  by: string,
  glory: string,
): Action => ({
  type: 'construction',
  seat: 'noor',
  card: card(discarded),
  subject: card(subject),
  by: card(by),
  glory: card(glory),
});

export const accoutres = (discarded: string, army: string, by: string, glory: string): Action => ({
  type: 'accoutres',
  seat: 'noor',
  card: card(discarded),
  army: card(army),
  by: card(by),
  glory: card(glory),
});
