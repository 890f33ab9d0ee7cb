import type { Seat } from '../../../engine/types.ts';
import type { HillPlace, Side } from '../hill.ts';
import type { Column, SubjectId } from '../tiles.ts';
import type { Cell } from '../valley.ts';

/** Five subjects of a kingdom set, each by the column in which it lies. */
export type KingdomSet = Readonly<Partial<Record<Column, SubjectId>>>;

export type Action =
  /** Shuffles the piles, lays out valley and hill, and deals the gold. */
  | { readonly type: 'set-up'; readonly seat: Seat }
  /** Puts the own king on a tile before the first turn. */
  | { readonly type: 'place-king'; readonly seat: Seat; readonly cell: Cell }
  /** Phase 1: recruits the subject at a place of the hill. */
  | { readonly type: 'recruit'; readonly seat: Seat; readonly place: HillPlace }
  /** Goes without what may be done: recruiting in phase 1, the kingdom bonus in phase 3. */
  | { readonly type: 'decline'; readonly seat: Seat }
  /** Puts a jester just gained into a column. */
  | { readonly type: 'jester'; readonly seat: Seat; readonly column: Column }
  /**
   * Phase 2: moves the king in a straight line. Without `take` it summons the tile on which the
   * king ends; a priest is paid there and the next leg begins. `take`: the positions of the
   * identical tiles passed that are summoned instead, in any order. With `to` where the king stands
   * it uses the priest under it (`start-on-priest`).
   */
  | {
      readonly type: 'leg';
      readonly seat: Seat;
      readonly to: Cell;
      readonly take?: readonly Cell[];
    }
  /** A wizard: `give` from a column of the own castle, for the subject at a place of the hill. */
  | {
      readonly type: 'exchange';
      readonly seat: Seat;
      readonly column: Column;
      readonly give: SubjectId;
      readonly place: HillPlace;
    }
  /** A tax collector: the subjects of one column that are turned face down. */
  | {
      readonly type: 'tax';
      readonly seat: Seat;
      readonly column: Column;
      readonly tiles: readonly SubjectId[];
    }
  /** Phase 3: claims the kingdom bonus with these five. */
  | { readonly type: 'kingdom'; readonly seat: Seat; readonly tiles: KingdomSet }
  /** Phase 4: the column of the hill from which the valley is replenished. */
  | { readonly type: 'column'; readonly seat: Seat; readonly side: Side };

export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;
