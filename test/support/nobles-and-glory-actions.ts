import type { Action } from '../../src/games/nobles-and-glory/types/action.ts';
import { card } from './nobles-and-glory.ts';

// Actions of Noor in her Action Phase, with cards as people write them.

export const done: Action = { type: 'done', seat: 'noor' };

export const regnant = (discarded: string, by: string, glory: string): Action => ({
  type: 'regnant',
  seat: 'noor',
  card: card(discarded),
  by: card(by),
  glory: card(glory),
});

export const replace = (discarded: string, by: string): Action => ({
  type: 'replace',
  seat: 'noor',
  card: card(discarded),
  by: card(by),
});

export const champion = (written: string): Action => ({
  type: 'champion',
  seat: 'noor',
  card: card(written),
});

export const discardGlory = (written: string): Action => ({
  type: 'discard-glory',
  seat: 'noor',
  card: card(written),
});

export const scandal = (written: string): Action => ({
  type: 'scandal',
  seat: 'noor',
  card: card(written),
});

export const treason = (written: string): Action => ({
  type: 'treason',
  seat: 'noor',
  card: card(written),
});

export const insurrection = (written: string, to: string | null): Action => ({
  type: 'insurrection',
  seat: 'noor',
  card: card(written),
  royal: to === null ? null : card(to),
});
