import type { JSX } from 'solid-js';
import type { Position } from '../../games/rival-kings/types.ts';
import type { BoardGame } from '../boards/all.ts';
import { EMPTY, EXAMPLE, gapsIn } from './rival-kings/edit.ts';
import { Lay, type LayProps } from './rival-kings/Lay.tsx';

/** What the table tool needs to know of a game: how its table is laid, and what is missing before it can be answered. */
interface TableOfGame {
  readonly Lay: (props: LayProps) => JSX.Element;
  readonly empty: Position;
  readonly example: Position;
  /** The key of the sentence about what is still missing, and the seat it is about; undefined where nothing is. */
  readonly missing: (position: Position) => { readonly key: string; readonly seat?: string } | undefined;
}

export const TABLES: Readonly<Record<BoardGame, TableOfGame>> = {
  'rival-kings': {
    Lay,
    empty: EMPTY,
    example: EXAMPLE,
    missing(position) {
      const [gap] = gapsIn(position);
      if (gap === undefined) return undefined;
      return gap === 'neutral' ? { key: 'table.missing.neutral' } : { key: 'table.missing', seat: gap };
    },
  },
};
