import type { Position } from '../../../games/king-of-the-valley/types/position.ts';
import type { TableOfGame } from '../../table/table-of-game.ts';
import { EMPTY, EXAMPLE, kinglessIn } from './edit.ts';
import { Lay } from './Lay.tsx';
import { MayDo } from './MayDo.tsx';

/** The table of King of the Valley as the table tool lays it: whose king stands where, and the tiles that matter. */
export const table: TableOfGame<Position> = {
  Lay,
  MayDo,
  empty: EMPTY,
  example: EXAMPLE,
  missing(position) {
    const seat = position.over ? undefined : kinglessIn(position);
    return seat && { key: 'lay.missing', seat };
  },
};
