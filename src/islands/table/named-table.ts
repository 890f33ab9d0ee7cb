import type { Laid, Seat } from '../../engine/types.ts';

/**
 * A card that a query names, without its game; `isApart`: something other than a number stands
 * before it.
 */
export interface NamedCard {
  readonly card: string;
  readonly value?: number;
  readonly isApart: boolean;
}

/** A table that some named cards may mean. */
export interface NamedTable<Position = Laid> {
  readonly position: Position;
  /** What lies there of each seat, what is named first: the keys of names, and values. */
  readonly seats: readonly {
    readonly seat: Seat;
    readonly cards: readonly { readonly name: string; readonly value?: number }[];
  }[];
  /**
   * What nobody has named, but the table needs: the end of a key `search.assumed.…`. `missing`:
   * what its answer needs is not there.
   */
  readonly assumed?: string;
}

/**
 * Lays the tables that some cards of a game may mean, the likeliest first; none where they make no
 * table.
 */
export type TablesNamed = (cards: readonly NamedCard[]) => readonly NamedTable[];
