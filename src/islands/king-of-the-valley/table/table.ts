import { MOST_OPENED } from '../../../games/king-of-the-valley/tiles.ts';
import type { Position } from '../../../games/king-of-the-valley/types/position.ts';
import type { TableOfGame } from '../../table/table-of-game.ts';
import { EMPTY, EXAMPLE, kinglessIn, turnIn } from './edit.ts';
import { Lay } from './Lay.tsx';
import { MayDo } from './MayDo.tsx';
import { isPossibleOrder, possibleOrders } from './passing.ts';

/**
 * The table of King of the Valley as the table tool lays it: whose king stands where, and the tiles
 * that matter.
 */
export const table: TableOfGame<Position> = {
  Lay,
  MayDo,
  empty: EMPTY,
  example: EXAMPLE,
  missing(position) {
    if (position.over) return undefined;
    const seat = kinglessIn(position);
    if (seat) return { key: 'lay.missing', seat };
    const { opened = [] } = position;
    // More than a turn can open is refused with its rule.
    if (opened.length === 0 || opened.length > MOST_OPENED || isPossibleOrder(position))
      return undefined;
    return {
      key: possibleOrders(position).length > 0 ? 'lay.missing.order' : 'lay.missing.taken',
      seat: turnIn(position),
    };
  },
};
