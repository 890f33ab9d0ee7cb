import type { Seat } from '../../src/engine/types.ts';
import type { Action } from '../../src/games/nobles-and-glory/types/action.ts';
import { card } from './nobles-and-glory.ts';

// Army Cards and Battles of Noor, unless said otherwise.

export const layArmy = (written: string): Action => ({
  type: 'lay-army',
  seat: 'noor',
  card: card(written),
});

export const turnUp = (written: string, seat: Seat = 'noor'): Action => ({
  type: 'turn-up',
  seat,
  card: card(written),
});

export const attack = (written: string): Action => ({
  type: 'battle',
  seat: 'noor',
  card: card(written),
});

/** Mila’s, unless said otherwise. */
export const defend = (written: string, seat: Seat = 'mila'): Action => ({
  type: 'defend',
  seat,
  card: card(written),
});
