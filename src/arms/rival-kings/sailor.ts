import {
  built,
  flat,
  GILT,
  INK,
  line,
  merlons,
  PAPER,
  piece,
  put,
  sky,
  twice,
  waves,
  WOOD,
  type Drawing,
} from '../shapes.ts';

/** An anchor, 46 units high. */
const anchor =
  piece(
    'M-2.5-14h5V18C9 17 14 13 15.5 7l-4 1.5L17-3l6 10.5-3.5-.5C17.5 17 10 23 0 24c-10-1-17.5-7-19.5-17l-3.5.5L-17-3l5.5 11.5-4-1.5C-14 13-9 17-2.5 18z',
  ) +
  piece('M-11-12h22v4.5h-22z', WOOD) +
  piece('M0-25a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 3.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z');

/** An anchor above the waves, its rope about it, and gulls. */
export const sailor: Drawing = () =>
  line('M8 16q3-4 6 0 3-4 6 0M44 11q3-4 6 0 3-4 6 0', PAPER, 2) +
  waves(52, '#246', PAPER) +
  put(32, 35, anchor, 1.08) +
  line('M36 12c16 2 10 12-2 14s-14 9-2 13 14 9 3 13', INK, 4.5) +
  line('M36 12c16 2 10 12-2 14s-14 9-2 13 14 9 3 13', GILT, 2);

/** A ship that comes in between two beacon towers, the anchor on its sail. */
export const harbor: Drawing = (t) =>
  sky(t) +
  twice(built(`${merlons(2, 24, 2, 4)}v6l2 44H0z`, t) + flat('M6 31h3.5v6H6zM6.5 43h3.5v6H6.5z')) +
  line('M32 5v45', INK, 2.4) +
  flat('M32 3h9l-3 2.5L41 8h-9z', t.deep) +
  piece('M21 12q11 4 22 0 4 15 0 30-11-4-22 0-4-15 0-30z') +
  line('M20.5 17q12 4 24 0M20.5 37.5q12-4 24 0', t.field, 1.5) +
  put(32, 28, anchor.replaceAll(PAPER, t.deep), 0.46) +
  piece('M15 45h34c-1 9-4 14-9 16H24c-5-2-8-7-9-16z', WOOD) +
  line('M17 50h30', INK, 1.5) +
  line('M19 54.5h26', INK, 1) +
  waves(60, '#246', PAPER);
