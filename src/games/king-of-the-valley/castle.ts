import { countOf, sizeOf, withMore } from '../../engine/pieces.ts';
import { columnOf, COLUMNS, type Column, type SubjectId } from './tiles.ts';
import type { Castle, CastleColumn } from './types/state.ts';

const NOTHING: CastleColumn = { up: {}, down: {} };

export const EMPTY_CASTLE: Castle = {
  queen: NOTHING,
  duke: NOTHING,
  countess: NOTHING,
  knight: NOTHING,
  farmer: NOTHING,
  'farmers-wife': NOTHING,
};

/** How many subjects in a column lie face up. */
export const faceUp = (castle: Castle, column: Column): number => sizeOf(castle[column].up);

/**
 * Whether a subject may lie in a column: under its portrait, a jester under any
 * (`kv.castle.place-in-column`, `kv.jester.any-column`).
 */
export const belongsIn = (tile: SubjectId, column: Column): boolean =>
  tile === 'jester' || columnOf(tile) === column;

/** The castle with another column. */
function withColumn(castle: Castle, column: Column, held: CastleColumn): Castle {
  const changed: Record<Column, CastleColumn> = { ...castle };
  changed[column] = held;
  return changed;
}

/** The castle with a subject more, face up. */
export const withSubject = (castle: Castle, column: Column, tile: SubjectId): Castle =>
  withColumn(castle, column, { up: withMore(castle[column].up, tile), down: castle[column].down });

/** The castle without a face-up subject. */
export const withoutSubject = (castle: Castle, column: Column, tile: SubjectId): Castle =>
  withColumn(castle, column, {
    up: withMore(castle[column].up, tile, -1),
    down: castle[column].down,
  });

/** The castle with these subjects of a column turned face down. */
export function turnedDown(castle: Castle, column: Column, tiles: readonly SubjectId[]): Castle {
  let { up, down } = castle[column];
  for (const tile of tiles) {
    up = withMore(up, tile, -1);
    down = withMore(down, tile);
  }
  return withColumn(castle, column, { up, down });
}

/** How many subjects of a kind a column holds, either way up. */
export const heldIn = ({ up, down }: CastleColumn, tile: SubjectId): number =>
  countOf(up, tile) + countOf(down, tile);

/** How many subjects a column holds without its jesters. */
export const realIn = (column: CastleColumn): number =>
  sizeOf(column.up) + sizeOf(column.down) - heldIn(column, 'jester');

/** Whether any subject lies face up (`kv.wizard.requirement`). */
export const hasFaceUp = (castle: Castle): boolean =>
  COLUMNS.some((column) => faceUp(castle, column) > 0);
