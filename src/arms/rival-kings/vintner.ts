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
  WOOD,
  type Drawing,
} from '../shapes.ts';

const GRAPE = '#a7c';
const ROWS = [5, 4, 3, 2, 1];

/** A bunch of grapes, 36 units high. */
const bunch = (leaf: string): string =>
  line('M0-20q1 6 0 10', INK, 3) +
  ROWS.map((count, row) =>
    times(
      count,
      (place) =>
        disc((place - (count - 1) / 2) * 7, -7 + row * 6, 4.2, GRAPE, 1.5) +
        disc((place - (count - 1) / 2) * 7 - 1.3, -8.4 + row * 6, 1, PAPER, 0),
    ),
  ).join('') +
  piece(
    'M0-12c-4-2-5-7-2-10-4 2-8 1-11-2 0 3-2 5-5 6 3 2 3 5 1 8 4-1 6 1 7 4 3-1 7-2 10-6z',
    leaf,
    1.5,
  ) +
  line('M-2-13-13-18M-7-15.5l-2 5', INK, 1);

/** A bunch of grapes on its vine, the knife below. */
export const vintner: Drawing = () =>
  line('M-2 9q18 8 34 2t34-3', INK, 5.5) +
  line('M-2 9q18 8 34 2t34-3', WOOD, 2.8) +
  line('M48 10c9 4 9 12 3 13s-6-6-1-6M12 12c-7 6-5 12-1 12', PAPER, 1.5) +
  put(32, 30, bunch(PAPER), 1.18) +
  put(
    49,
    48,
    piece('M-2 2-6 15h5L3 3z', WOOD, 1.5) +
      piece('M-3 3c-2-9 2-17 10-19-3 5-3 13-1 19z', PAPER, 1.5),
    1.05,
    12,
  ) +
  put(15, 50, piece('M-7-11H7c0 9-3 12-5.5 12.5V9H5v3H-5V9h3.5V1.5C-4 1-7-2-7-11z', GILT, 1.5), 1);

/** Rows of vines up the hill to the rising sun; the bunch hangs above. */
export const vineyard: Drawing = (t) =>
  sky(t) +
  disc(47, 22, 9, GILT) +
  rays(47, 22, 11.5, 17, 16, t.deep, 1.5) +
  built('M-2 42Q30 22 66 34v40H-2z', t) +
  line('M-4 48Q28 28 68 41M-4 57Q28 38 68 50M-4 66Q28 49 68 59M4 73Q30 59 60 67', INK, 4.6) +
  line('M-4 48Q28 28 68 41M-4 57Q28 38 68 50M-4 66Q28 49 68 59M4 73Q30 59 60 67', '#8b7', 1.8) +
  line('M9 2v70', INK, 5) +
  line('M9 2v70', WOOD, 2.2) +
  line('M-2 8h36', INK, 5) +
  line('M-2 8h36', WOOD, 2.2) +
  put(24, 25, bunch('#8b7'), 0.74);
