import { disc, FLAME, flat, GILT, line, PAPER, piece, type Drawing } from '../shapes.ts';
import { eyes, SKIN } from './shapes.ts';

/** A queen under a high crown, in ermine, with the orb. */
export const queen: Drawing = () =>
  piece('M21 20C15 34 17 46 9 58v8h51v-8C52 46 55 34 49 20z', '#841') +
  piece('M3 67c1-14 14-20 32-20s31 6 32 20z') +
  flat('M13 57l2 5h-4zM22 51l2 5h-4zM48 51l2 5h-4zM57 57l2 5h-4z') +
  piece('M24 20h22v14c0 9-5 14-11 14s-11-5-11-14z', SKIN) +
  eyes(35, 32) +
  line('M32 40q3 2 6 0', FLAME) +
  disc(35, 58, 7.5, GILT) +
  line('M27 57q8 4 16 0m-8-7v8') +
  piece('M20 25 15 9l9 5L35 3l11 11 10-7-6 18q-15-4-30 0z', GILT) +
  piece('M35 11l4 5-4 5-4-5z', FLAME) +
  disc(56, 8, 3, PAPER);
