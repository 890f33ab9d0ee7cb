import { disc, FLAME, GILT, line, PAPER, piece, type Drawing } from '../shapes.ts';
import { eyes, SKIN } from './shapes.ts';

/** A countess with a wide ruff, pearls in her hair, beside a rose. */
export const countess: Drawing = () =>
  piece('M4 67c2-12 14-16 30-16s28 4 30 16z', '#b47') +
  piece('M17 34C10 18 20 4 29 8q5-3 9 0c9-4 20 10 12 26z', '#643') +
  line('M19 24h0m2-7h0m6-4h0m13 0h0m6 4h0m2 7h0', PAPER, 4) +
  piece('M2 48c0-8 14-14 32-14s30 6 30 14-12 13-30 13S2 56 2 48z') +
  line('M6 43l12 3M4 54l14-4m-5 9 10-6m5 8 2-8m9 8-2-8m14 6-10-6m20 1-14-4m13-7-11 3') +
  piece('M23 26q11-10 22 0v9c0 9-5 15-11 15s-11-6-11-15z', SKIN) +
  eyes(34, 33) +
  line('M31 42q3 2 6 0', FLAME) +
  piece('M54 7c2-6 9-4 8 2 6 1 5 9-1 9 0 6-8 7-9 1-6 2-9-5-4-8-3-5 4-9 6-4z', '#f89') +
  disc(54, 13, 2.5, GILT);
