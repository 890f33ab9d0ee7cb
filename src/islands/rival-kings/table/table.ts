import type { Position } from '../../../games/rival-kings/types/position.ts';
import type { TableOfGame } from '../../table/table-of-game.ts';
import { EMPTY, EXAMPLE, gapsIn } from './edit.ts';
import { Lay } from './Lay.tsx';
import { MayDo } from './MayDo.tsx';

/** The table of Rival Kings as the table tool lays it. */
export const table: TableOfGame<Position> = {
  Lay,
  MayDo,
  empty: EMPTY,
  example: EXAMPLE,
  missing(position) {
    const [gap] = gapsIn(position);
    if (gap === undefined) return undefined;
    return gap === 'neutral' ? { key: 'lay.missing.neutral' } : { key: 'lay.missing', seat: gap };
  },
};
