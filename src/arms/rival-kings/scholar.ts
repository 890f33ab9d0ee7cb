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
  rays,
  sky,
  times,
  type Drawing,
} from '../shapes.ts';

/** An open book, 44 units wide. */
const book =
  piece('M0-6C-6-11-14-12-22-10V10c8-2 16-1 22 4 6-5 14-6 22-4v-20C14-12 6-11 0-6z') +
  line('M0-6v20') +
  line(
    'M-17-5q7-1 12 2M-17 0q7-1 12 2M-17 5q7-1 12 2M17-5Q10-6 5-3M17 0Q10-1 5 2M17 5Q10 4 5 7',
    INK,
    1.2,
  );

const owl =
  piece(
    'M-10-15c3 2 5 2 10 2s7 0 10-2c2 4 3 10 3 16C13 12 7 18 0 18s-13-6-13-17c0-6 1-12 3-16z',
    '#853',
  ) +
  piece('M-6.5 1C-8 10-4 17 0 17.5 4 17 8 10 6.5 1z', PAPER, 1.2) +
  line('M-3 6l3 2 3-2M-3 10.5l3 2 3-2', INK, 1.2) +
  disc(-5, -5, 5, GILT, 1.5) +
  disc(5, -5, 5, GILT, 1.5) +
  disc(-4.5, -5, 2, INK, 0) +
  disc(4.5, -5, 2, INK, 0) +
  piece('M-2-2h4l-2 5z', PAPER, 1.2);

/** An owl that sits on an open book, among stars. */
export const scholar: Drawing = () =>
  times(4, (place) =>
    put([10, 54, 12, 52][place]!, [13, 13, 30, 30][place]!, rays(0, 0, 0, 4.5, 8, PAPER, 1.5)),
  ) +
  put(32, 24, owl) +
  put(32, 51, book, 1.05) +
  flat('M9 63.5q13-3 23 3 10-6 23-3V74H9z');

/** A hall of columns; the book lies open in its gable. */
export const university: Drawing = (t) =>
  sky(t) +
  built('M2 30 32 5l30 25v5H2z', t) +
  put(32, 24.5, book, 0.58) +
  flat('M7 36h50v24H7z', t.deep) +
  times(4, (place) => piece(`M${9.5 + place * 12.5} 38h7.5v21h-7.5z`, PAPER, 1.5)) +
  piece('M4 34.5h56v4H4z', PAPER, 1.5) +
  built('M5 58h54v5H5zM10 63h44v5H10z', t, 1.5) +
  ground(67);
