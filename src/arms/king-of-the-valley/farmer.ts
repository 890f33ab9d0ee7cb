import { disc, FLAME, GILT, INK, line, PAPER, piece, WOOD, type Drawing } from '../shapes.ts';
import { eyes, SKIN } from './shapes.ts';

const FORK = 'M55 66V9m-6 0v8q0 6 6 6t6-6V9';

/** A farmer in a straw hat, with his fork and an ear of wheat. */
export const farmer: Drawing = () =>
  line(FORK, INK, 5) +
  line(FORK, WOOD) +
  piece('M6 67c0-14 11-19 26-19s22 5 22 19z', '#dca') +
  line('M20 51v16m22-16v16', FLAME, 4) +
  piece('M20 24h23v12c0 9-5 14-11 14s-12-5-12-14z', SKIN) +
  eyes(32, 35) +
  line('M32 35l2 5h-3m-4 4q6 4 10-1') +
  piece('M19 24c0-12 4-19 13-19s13 7 13 19z', GILT) +
  piece('M2 25c8-5 17-6 30-6s21 1 28 6c-8 7-16 5-28 5s-22 2-30-5z', GILT) +
  line('M20 18q12-3 24 0', FLAME, 4) +
  line('M9 66V54') +
  piece('M9 33l4 5-1 3 3 3-2 3 2 4-6 7-6-7 2-4-2-3 3-3-1-3z', GILT);

/** A farmer's wife in a dotted kerchief, a goose under her arm. */
export const wife: Drawing = () =>
  piece('M0 67c1-13 11-19 26-19s24 6 25 19z', '#26a') +
  piece('M17 50l-4 17h26l-4-17z') +
  piece('M9 27C9 12 17 5 26 5s18 7 17 22c0 8-4 13-7 17l-3 8H19l-2-8c-4-4-8-9-8-17z', FLAME) +
  piece('M17 26q9-10 18 0v9c0 7-4 11-9 11s-9-4-9-11z', SKIN) +
  eyes(26, 32) +
  line('M23 39q3 3 7 0') +
  line('M20 15h0m9-4h0m7 7h0M13 29h0m26 2h0', PAPER, 3.6) +
  piece('M66 66H33c-1-9 5-14 11-14 3-4 2-9 1-14-1-7 2-12 6-12s7 4 6 9c-1 6-2 12 1 18z') +
  piece('M56 31l7 3-7 3z', '#f92') +
  disc(52, 32, 1.6, INK, 0) +
  line('M40 62c4-6 9-6 15-1');
