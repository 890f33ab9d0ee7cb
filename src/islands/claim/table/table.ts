import type { Position } from '../../../games/claim/types/position.ts';
import type { TableOfGame } from '../../table/table-of-game.ts';
import { EMPTY, EXAMPLE, gapIn, rolesIn } from './edit.ts';
import { Hand } from './Hand.tsx';
import { Lay } from './Lay.tsx';

/** The table of Claim as the table tool lays it: one trick. */
export const table: TableOfGame<Position> = {
  Lay,
  MayDo: Hand,
  empty: EMPTY,
  example: EXAMPLE,
  missing(position) {
    const { leader, follower } = rolesIn(position);
    const gap = gapIn(position);
    if (gap === 'led') return { key: 'lay.missing.led', seat: leader };
    return gap && { key: 'lay.missing.hand', seat: follower };
  },
};
