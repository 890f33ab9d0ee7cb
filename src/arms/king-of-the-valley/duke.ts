import { disc, GILT, INK, line, piece, type Drawing } from '../shapes.ts';
import { eyes, SKIN, STEEL } from './shapes.ts';

/** A bearded duke in a plumed cap, with his chain and sword. */
export const duke: Drawing = ({ deep }) =>
  piece('M6 67c1-14 12-18 29-18s28 4 29 18z', deep) +
  line('M20 52q15 16 30 0', GILT, 4) +
  disc(35, 60, 4, GILT) +
  piece('M23 22h24v12c0 9-5 15-12 15s-12-6-12-15z', SKIN) +
  eyes(35, 32) +
  piece(
    'M22 28c1 9 5 10 9 10q4-4 8 0c4 0 8-1 9-10 3 15-1 26-8 29l-5-3-5 3c-7-3-11-14-8-29z',
    '#532',
  ) +
  line('M33 43h4', SKIN) +
  piece('M17 20C17 9 27 5 40 6c14 1 20 8 18 15-2 4-6 5-10 4z', '#26a') +
  piece('M42 18C42 6 50-1 63 2c0 12-7 19-19 19z') +
  line('M44 18q8-3 14-11') +
  piece('M21 27l-3-10 6 3 5-5 6 5 6-5 5 5 6-3-3 10q-14-4-28 0z', GILT) +
  line('M10 65V52', INK, 5) +
  piece('M7 50V29l3-7 3 7v21z', STEEL) +
  piece('M3 49h14v4H3z', GILT);
