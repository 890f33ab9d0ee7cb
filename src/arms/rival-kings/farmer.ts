import {
  built,
  disc,
  FLAME,
  flat,
  GILT,
  INK,
  line,
  PAPER,
  piece,
  put,
  sky,
  times,
  twice,
  WOOD,
  type Drawing,
} from '../shapes.ts';

const GRAINS = times(
  3,
  (pair) => `M0 ${2 - pair * 5}c4 0 6-3 5-6-4 0-5 3-5 6zm0 0c-4 0-6-3-5-6 4 0 5 3 5 6z`,
);

const ear = line('M0 26V-6', INK, 2.6) + piece(`${GRAINS}M0-11c-3-2-3-6 0-9 3 3 3 7 0 9z`, GILT, 1);

/** A sheaf of wheat, 48 units high. */
const sheaf =
  [-38, 38, -24, 24, -10, 10].map((turn) => put(0, 4, put(0, -6, ear), 1, turn)).join('') +
  put(0, -2, ear) +
  piece('M-4 4h8c1 6 5 14 9 20-8 2-18 2-26 0 4-6 8-14 9-20z', GILT, 1.5) +
  line('M-4 11l-4 12M-1 11l-1 13M3 11l3 13', INK, 1.1) +
  piece('M-6 2q6 3 12 0l1 5q-7 3-14 0z', FLAME, 1.2);

/** A sheaf of wheat and the sickle. */
export const farmer: Drawing = ({ deep }) =>
  put(27, 30, sheaf, 1.12) +
  put(
    47,
    46,
    piece('M-2 4h5l1 14h-6z', WOOD, 1.5) +
      piece('M-2 5C-16-4-14-26 6-30-6-22-6-8 4 3z', PAPER, 1.5),
    0.95,
    18,
  ) +
  flat('M-2 60q34-6 68 0v14H-2z') +
  line('M16 65q16-3 32 0', deep, 1.5);

/** A barn with its doors, the sheaf in the gable, and furrows. */
export const farm: Drawing = (t) =>
  sky(t) +
  built('M5 30 14 14 32 4l18 10 9 16v32H5z', t) +
  line('M1 33 12 13 32 2l20 11 11 20', INK, 5.5) +
  line('M1 33 12 13 32 2l20 11 11 20', PAPER, 2.4) +
  disc(32, 26, 15, PAPER) +
  put(32, 27, sheaf, 0.58) +
  piece('M18 62V45h28v17z', PAPER) +
  line('M18 45l14 17M32 45 18 62M32 45l14 17M46 45 32 62M32 45v17') +
  flat('M-2 61h68v13H-2z') +
  line('M-2 65h68M6 69h52', t.field, 1.5) +
  twice(disc(9, 60, 4.5, GILT, 1.5) + disc(9, 60, 1.8, 'none', 1));
