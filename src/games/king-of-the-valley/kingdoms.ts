import { kindsIn } from '../../engine/pieces.ts';
import { faceUp } from './castle.ts';
import type { Column, SubjectId } from './tiles.ts';
import type { KingdomSet } from './types/action.ts';
import type { Castle } from './types/state.ts';

/**
 * Columns of which a kingdom set has one subject each. The fifth comes from one of the farmers’
 * columns (`kv.kingdom.one-farmer-rank`).
 */
const HIGHER = ['queen', 'duke', 'countess', 'knight'] as const;

export const FARMERS = ['farmer', 'farmers-wife'] as const;

/** Subjects of a complete kingdom set (`kv.kingdom.set-of-five`). */
export const SET_SIZE = 5;

/**
 * Whether a castle holds five face-up subjects of different influence; a jester has that of its
 * column (`kv.kingdom.jesters`).
 */
export const hasKingdom = (castle: Castle): boolean =>
  HIGHER.every((column) => faceUp(castle, column) > 0) &&
  FARMERS.some((column) => faceUp(castle, column) > 0);

/** Every kingdom set in a castle. */
export function kingdomsIn(castle: Castle): KingdomSet[] {
  const choices = (column: Column): readonly SubjectId[] => kindsIn(castle[column].up);
  const extended = (sets: readonly KingdomSet[], column: Column): KingdomSet[] =>
    sets.flatMap((set) => choices(column).map((tile) => ({ ...set, [column]: tile })));
  const four = HIGHER.reduce(extended, [{}]);
  return FARMERS.flatMap((column) => extended(four, column));
}
