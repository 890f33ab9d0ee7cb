import {
  built,
  disc,
  GILT,
  INK,
  line,
  PAPER,
  piece,
  put,
  rays,
  sky,
  times,
  twice,
  WOOD,
  type Drawing,
} from '../shapes.ts';

const daisy =
  times(8, (petal) =>
    put(0, 0, piece('M0-2.5c-3-2-2-6.5 0-6.5s3 4.5 0 6.5z', PAPER, 1.1), 1, petal * 45),
  ) + disc(0, 0, 3, GILT, 1.2);

/** Three herbs: sage, camomile, lavender, around their tie, 40 units high. */
const herbs = (leaf: string): string =>
  put(
    0,
    0,
    line('M0 20V-14', INK, 2) +
      times(4, (spike) => piece(`M-3.6 ${-8 - spike * 4}c0-3 2-4 3.6-4s3.6 1 3.6 4z`, '#a8c', 1.1)),
    1,
    -30,
  ) +
  put(
    0,
    0,
    line('M0 20V-10', INK, 2) +
      times(3, (pair) =>
        put(
          0,
          -2 - pair * 6,
          piece('M0 2c3-6 7-7 11-5-2 4-6 6-11 5zM0 2c-3-6-7-7-11-5 2 4 6 6 11 5z', leaf, 1.1),
        ),
      ) +
      piece('M0-26c3 3 3 6 0 8-3-2-3-5 0-8z', leaf, 1.1),
    1,
    30,
  ) +
  line('M0 20V-12', INK, 2) +
  piece('M0 6C-7 6-10 1-9-3c5 0 9 4 9 9zM0 10c7 0 10-5 9-9-5 0-9 4-9 9z', leaf, 1.2) +
  put(0, -15, daisy, 1.05);

/** Herbs in the mortar, the pestle beside. */
export const herbalist: Drawing = () =>
  put(
    46,
    33,
    piece('M-3-12a3 3 0 0 1 6 0l1.5 22h-9z', WOOD, 1.5) + disc(0, -13, 4, WOOD, 1.5),
    1,
    32,
  ) +
  put(30, 33, herbs('#ac8'), 1.1) +
  piece('M11 41h42v6c-1 10-6 13-11 15v4h5v5H17v-5h5v-4c-5-2-10-5-11-15z') +
  piece('M9 39h46v6H9z', PAPER) +
  line('M17 51q15 4 30 0', INK, 1.5) +
  line('M21 56q11 3 22 0', INK, 1.5);

/** A meadow with a bee, its herbs grown high. */
export const herbMeadow: Drawing = (t) =>
  sky(t) +
  put(13, 14, rays(0, 0, 8, 12, 16, t.deep, 1.5) + disc(0, 0, 6.5, GILT)) +
  put(
    52,
    17,
    piece('M-2-2c-6-6-9 1-2 3zM1-2c2-7 8-3 2 3z', PAPER, 1.1) +
      piece('M-7 2c2-5 11-5 14 0-3 5-12 5-14 0z', GILT, 1.2) +
      line('M-2.5-1v6M1.5-1.5v7', INK, 1.5),
  ) +
  built('M-2 47q16-10 34-3t34-5v35H-2z', t) +
  put(32, 36, herbs('#8b7'), 1.18) +
  put(12, 47, line('M0 14V0', INK, 1.5) + put(0, -2, daisy, 0.56)) +
  put(53, 45, line('M0 14V0', INK, 1.5) + put(0, -2, daisy, 0.56)) +
  line('M-2 59h68M-2 66h68', INK, 4.4) +
  line('M-2 59h68M-2 66h68', WOOD, 1.9) +
  twice(piece('M10 53l2.5-3 2.5 3v21h-5zM23 53l2.5-3 2.5 3v21h-5z', WOOD, 1.5));
