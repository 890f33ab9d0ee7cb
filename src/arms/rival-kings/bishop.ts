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
  twice,
  type Drawing,
} from '../shapes.ts';

/** A mitre, 30 units wide. */
const mitre =
  piece('M-4 14-8 24h5l3-10zM4 14 8 24H3L0 14z', GILT, 1.5) +
  piece('M-13 14C-17 2-12-10 0-19 12-10 17 2 13 14z') +
  piece('M-14 10q14-4 28 0v6q-14-4-28 0z', GILT, 1.5) +
  piece('M-2-8.5h4v4.5h4v4H2v6h-4V0h-4v-4h4z', FLAME, 1.2);

const crosier =
  line('M0 40V-10c0-12 15-12 15-2 0 7-9 7-8.5 1', INK, 5.5) +
  line('M0 40V-10c0-12 15-12 15-2 0 7-9 7-8.5 1', GILT, 2.4) +
  piece('M-3.5-4h7v4h-7z', GILT, 1.5);

/** A mitre on its cushion before two crosiers. */
export const bishop: Drawing = () =>
  twice(put(42, 27, crosier, 1, 26)) +
  put(32, 32, mitre, 1.08) +
  piece('M12 56q20-5 40 0 3 7 0 13-20 4-40 0-3-6 0-13z', INK) +
  line('M17 60q15-3 30 0M19 65q13-2 26 0', GILT, 1.5);

/** A minster front of two spires; the mitre stands where its rose window would be. */
export const cathedral: Drawing = (t) =>
  sky(t) +
  twice(
    piece('M7 25 13.5 6 20 25z', t.deep) +
      line('M13.5 6V2M11.5 4h4', INK, 1.5) +
      built('M6 25h15v49H6z', t) +
      flat('M11 40v-7a2.5 2.5 0 0 1 5 0v7zM11 56v-7a2.5 2.5 0 0 1 5 0v7z'),
  ) +
  built('M19 34 32 15l13 19v40H19z', t) +
  piece('M25 74V59a7 7 0 0 1 14 0v15z', INK) +
  line('M32 57v17', t.field, 1.5) +
  disc(32, 38, 12, PAPER) +
  put(32, 39, mitre, 0.6);
