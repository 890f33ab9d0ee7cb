import { INK, line, PAPER, piece, put } from '../shapes.ts';
import { figure, type FactionDrawing } from './shapes.ts';

const HALF = 'M0-22C-12-22-22-19-25-15c0 18 8 32 25 36z';

/** A mask around the origin, of two halves that change colours. */
const mask =
  piece(HALF) +
  `<g transform="scale(-1 1)">${piece(HALF, INK)}</g>` +
  piece('M-18-6c4-6 10-5 13 0-3 5-10 5-13 0z', INK, 1) +
  piece('M18-6C14-12 8-11 5-6c3 5 10 5 13 0z', PAPER, 1) +
  line('M-13 6c4 5 9 6 13 6', INK, 2.4) +
  line('M0 12c5 0 8-5 13-6', PAPER, 2.4);

/** A mask of two halves, turned by the value of its card. */
export const doppelganger: FactionDrawing = (value) => () =>
  value === undefined
    ? piece('M32-2h34v76H32z', PAPER) + put(32, 33, mask, 1.1)
    : put(32, 26, mask, 0.95, (value - 4.5) * 6) + figure(value, 32, 58, 22);
