import { disc, flat, GILT, INK, line, PAPER, piece, put, WOOD, type Drawing } from '../shapes.ts';
import { eyes, SKIN } from './shapes.ts';

const STAR = flat('M0-5 1-1 5 0 1 1 0 5-1 1-5 0-1-1z', PAPER);
const HAT = '#63a';

/** A wizard with a long beard under a pointed hat, his staff, moon and stars. */
export const wizard: Drawing = () =>
  piece('M20 12a9 9 0 1 1-8-8 7 7 0 0 0 8 8z', GILT) +
  put(10, 40, STAR) +
  put(47, 10, STAR) +
  line('M53 66V24', INK, 5) +
  line('M53 66V24', WOOD) +
  disc(53, 22, 6, '#8cd') +
  piece('M3 67c1-14 10-20 27-20s22 6 23 20z', HAT) +
  piece('M19 28h22v12H19z', SKIN) +
  piece('M18 31c0 8 6 6 12 6s12 2 12-6c5 12 2 28-12 34-14-6-17-22-12-34z') +
  eyes(30, 32) +
  piece('M30 31c4 3 5 8 0 9-5-1-4-6 0-9z', SKIN) +
  line('M24 44q6 4 12 0M26 50v9m8-9v9') +
  piece('M16 26C20 16 22 8 36 4c-3 4 1 11 7 22z', HAT) +
  piece('M5 28q25-9 50 0-25 6-50 0z', HAT) +
  put(29, 18, STAR);
