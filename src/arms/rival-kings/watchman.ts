import {
  built,
  flame,
  flat,
  INK,
  line,
  merlons,
  PAPER,
  piece,
  put,
  rays,
  sky,
  stones,
  twice,
  type Drawing,
} from '../shapes.ts';

const lantern =
  line('M-4-16a4 4 0 0 1 8 0', INK, 2.6) +
  flat('M-12-9 0-16 12-9v3h-24zM-13 18h26v4.5h-26zM-10.5-6h21l-2.5 24H-8z') +
  flat('M-7-3H7L5 16H-5z', '#feb') +
  put(0, 7, flame(), 0.95);

/** A lantern with rays above a wall. */
export const watchman: Drawing = ({ field, deep }) =>
  rays(32, 27, 19, 29, 16, deep, 2.3) +
  flat(`${merlons(-4, 50, 5, 8, 6)}h6v24H-4z`) +
  stones(-3, 55, 70, 4, field) +
  put(32, 26, lantern, 1.05);

/** Two towers and the gate between them; the lantern hangs in it. */
export const castleWall: Drawing = (t) =>
  sky(t) +
  line('M14 13V3M50 13V3') +
  flat('M14 3h8l-2.5 2.5L22 8h-8zM50 3h8l-2.5 2.5L58 8h-8z', t.deep) +
  built(`${merlons(16, 29, 4, 4.6)}V74H16z`, t) +
  twice(
    built(`${merlons(5, 17, 2, 6)}V74H5z`, t) +
      flat('M12.5 25h3v8h-3z') +
      line('M5 21h18M5 45h6M16 51h7M5 57h9M14 39h9'),
  ) +
  piece('M18 74V47a14 14 0 0 1 28 0v27z', PAPER) +
  rays(32, 52, 12, 20, 16, t.field, 1.5) +
  put(32, 52, lantern, 0.85);
