import {
  built,
  disc,
  flat,
  GILT,
  ground,
  INK,
  line,
  PAPER,
  piece,
  put,
  sky,
  WOOD,
  type Drawing,
} from '../shapes.ts';

/** A lute, neck up, 54 units high. */
const lute =
  piece('M-2.5-18h5v24h-5z', WOOD) +
  piece('M-3-18h6l5-7-4-3-5 5h-2z', WOOD) +
  line('M3-27l4 5M-5-19h-2M6-20h3', INK, 1.5) +
  piece('M0-6C9-2 13 7 12 14 11 22 6 25 0 25s-11-3-12-11c-1-7 3-16 12-20z', GILT) +
  disc(0, 8, 4, INK, 0) +
  line('M-1.3-17v36M1.3-17v36', INK, 0.9) +
  line('M-5 19.5H5', INK, 2.4);

const note = flat('M0 0V-13l9-2.5V-3a3.5 2.8 0 1 1-2-2.5v-6L2-10V0a3.5 2.8 0 1 1-2-2.5z', PAPER);

/** A lute bendwise, with its tune. */
export const troubadour: Drawing = ({ deep }) =>
  line(
    'M-2 14q20 8 34 2T66 16M-2 19q20 8 34 2T66 21M-2 24q20 8 34 2T66 26M-2 50q20 8 34 2T66 52M-2 55q20 8 34 2T66 57',
    deep,
    1.2,
  ) +
  put(13, 27, note, 1.05) +
  put(46, 57, note, 0.9) +
  put(31, 36, lute, 1.08, 32);

/** A half-timbered gable above a wide door; the lute is its sign. */
export const tavern: Drawing = (t) =>
  sky(t) +
  built('M-2 34 32 3l34 31v6L32 10-2 40z', t) +
  piece('M7 33 32 11l25 22v41H7z') +
  line('M7 40h50M7 60h50M32 11v6M17 25v15M47 25v15M7 60l11-20M57 60 46 40', WOOD, 3) +
  line('M7 33v41M57 33v41') +
  piece('M20 74V40a12 12 0 0 1 24 0v34z', INK) +
  put(32, 43, lute, 0.82) +
  ground(65);
