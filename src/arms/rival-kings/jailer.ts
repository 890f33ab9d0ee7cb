import {
  built,
  disc,
  flat,
  GILT,
  INK,
  line,
  merlons,
  PAPER,
  piece,
  put,
  sky,
  stones,
  times,
  twice,
  type Drawing,
} from '../shapes.ts';

/** A key with its bow up, 46 units high. */
const key = (fill: string): string =>
  piece('M-2.5-7h5V22h-5zM2.5 9h7v4.5h-2.5v3h2.5V21h-7z', fill) +
  piece('M0-24a9 9 0 0 1 4 17h-8a9 9 0 0 1 4-17zm0 5a4 4 0 0 0 0 8 4 4 0 0 0 0-8z', fill) +
  piece('M-5-8H5v3.5H-5z', fill);

const chain = times(
  4,
  (link) =>
    `<ellipse cx="0" cy="${link * 6.5}" rx="${link % 2 ? 1 : 2.8}" ry="4.2" fill="none" stroke="${INK}" stroke-width="2"/>`,
);

/** A key between open shackles that hang from their chains. */
export const jailer: Drawing = ({ deep }) =>
  line('M0 8h64M0 54h64', deep, 1.5) +
  twice(
    put(13, 6, chain) +
      line('M7 36a7.5 7.5 0 1 0 12 0', INK, 5.5) +
      line('M7 36a7.5 7.5 0 1 0 12 0', PAPER, 2.2) +
      disc(13, 29.5, 2.5, PAPER),
  ) +
  flat('M0 60h64v14H0z') +
  put(32, 33, key(PAPER), 1.12);

/** A strong tower with one barred window, the key on its wall. */
export const prison: Drawing = (t) =>
  sky(t) +
  built(`${merlons(3, 14, 5, 6.45, 6)}V74H3z`, t) +
  stones(3, 19, 58, 11, t.deep) +
  piece('M17 47V30a15 15 0 0 1 30 0v17z', INK) +
  line('M24 19v28M32 16v31M40 19v28', PAPER, 2.6) +
  line('M18 35h28', PAPER, 2.6) +
  piece('M14 46h36v5H14z', GILT) +
  put(32, 59, flat('M-15-5.5h30v11h-30z', t.field) + put(1, 0, key(PAPER), 0.62, 90));
