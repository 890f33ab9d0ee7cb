import { countOf, sizeOf, withMore, type Bag } from '../../../engine/pieces.ts';
import type { Seat } from '../../../engine/types.ts';
import type { Column, SubjectId } from '../../../games/king-of-the-valley/tiles.ts';
import type {
  Position,
  PositionColumn,
  PositionPlayer,
} from '../../../games/king-of-the-valley/types/position.ts';
import { withPlayer } from './edit.ts';

/** Gold and kingdom tokens that a position means where it names none. */
export const USUAL = { gold: 2, kingdoms: 0 } as const;

/**
 * Another number of gold or kingdom tokens. The usual number is left out, which keeps links short.
 */
export const withCount = (
  position: Position,
  seat: Seat,
  what: keyof typeof USUAL,
  count: number,
): Position =>
  withPlayer(position, seat, ({ [what]: _old, ...player }) => ({
    ...player,
    ...(count !== USUAL[what] && { [what]: count }),
  }));

/** Which way up a subject lies in a castle. */
export const WAYS_UP = ['up', 'down'] as const;
type WayUp = (typeof WAYS_UP)[number];

/** Where a subject lies in a castle, and which way up. */
export interface InCastle {
  readonly column: Column;
  readonly tile: SubjectId;
  readonly way: WayUp;
}

/** How many equal subjects lie there. */
export const subjectsAt = (
  { castle = {} }: PositionPlayer,
  { column, tile, way }: InCastle,
): number => countOf(castle[column]?.[way] ?? {}, tile);

/** How many subjects a column of a castle holds, either way up. */
export const heldIn = ({ castle = {} }: PositionPlayer, column: Column): number =>
  sizeOf(castle[column]?.up ?? {}) + sizeOf(castle[column]?.down ?? {});

/**
 * Subjects more or, with a negative number, fewer in a castle. Columns and bags with nothing in
 * them are left out.
 */
export const withSubjects = (
  position: Position,
  seat: Seat,
  { column, tile, way }: InCastle,
  more: number,
): Position =>
  withPlayer(position, seat, ({ castle = {}, ...player }) => {
    const { [column]: old = {}, ...others } = castle;
    const { [way]: bag = {}, ...otherWay } = old;
    const next: Bag<SubjectId> = withMore(bag, tile, more);
    const lying: PositionColumn = {
      ...otherWay,
      ...(Object.keys(next).length > 0 && { [way]: next }),
    };
    const all = { ...others, ...(Object.keys(lying).length > 0 && { [column]: lying }) };
    return { ...player, ...(Object.keys(all).length > 0 && { castle: all }) };
  });

/** The token of a tax collector on a portrait, or none. */
export const withTaxed = (
  position: Position,
  seat: Seat,
  column: Column,
  isTaxed: boolean,
): Position =>
  withPlayer(position, seat, ({ taxed = [], ...player }) => {
    const next = [...taxed.filter((other) => other !== column), ...(isTaxed ? [column] : [])];
    return { ...player, ...(next.length > 0 && { taxed: next }) };
  });
