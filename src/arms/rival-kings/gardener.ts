import {
  built,
  disc,
  FLAME,
  flat,
  GILT,
  ground,
  LEAF,
  line,
  piece,
  put,
  sky,
  times,
  twice,
  WOOD,
  type Drawing,
} from '../shapes.ts';

const spade =
  piece('M-1.7-14h3.4V4h-3.4z', WOOD) +
  piece('M-7-20H7v3c0 4-4 5-7 5s-7-1-7-5z', WOOD) +
  flat('M-3-17.3h6c0 2-6 2-6 0z') +
  piece('M-9 2H9v8c0 6-5 9-9 12-4-3-9-6-9-12z') +
  line('M0 6v9');

const tulip =
  line('M0 22V4') +
  piece('M0 20C-8 18-9 12-8 8c5 2 8 6 8 12z', LEAF) +
  piece('M-5.5-4-2 0 0-6 2 0 5.5-4v5c0 4-2 6-5.5 6S-5.5 5-5.5 1z', FLAME);

/** A spade in the bed between two tulips. */
export const gardener: Drawing = ({ field }) =>
  twice(put(13, 30, tulip, 1.1)) +
  put(32, 28, spade, 1.1) +
  ground(49) +
  line('M14 57q18-5 36 0M22 63q10-3 20 0', field, 1.5);

/** The garden gate, grown over with roses, between two clipped trees; the spade stands in it. */
export const garden: Drawing = (t) =>
  sky(t) +
  twice(
    piece('M7 58h5V40H7z', WOOD) +
      disc(9.5, 40, 8, LEAF) +
      disc(9.5, 27, 6, LEAF) +
      disc(9.5, 17, 4, LEAF),
  ) +
  built('M18 62V27a14 14 0 0 1 28 0v35h-5.5V27a8.5 8.5 0 0 0-17 0v35z', t) +
  times(7, (place) => put(32, 27, disc(0, -11.3, 2.4, FLAME, 1), 1, -90 + place * 30)) +
  put(32, 42, spade, 0.82) +
  ground(57) +
  line('M20 63h24', GILT, 1.5);
