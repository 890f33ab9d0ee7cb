import { disc, GILT, INK, line, piece, put, type Drawing } from '../shapes.ts';

export const SKIN = '#fca';
export const STEEL = '#ccd';

/**
 * Figures in single strokes, 20 units high with their width of line, around the origin: at ten
 * pixels they are clearer than those of headings.
 */
const FIGURES = [
  'M0-8c-7 0-7 16 0 16S7-8 0-8z',
  'M-4-5 1-8V8',
  'M-5-4c0-6 10-5 10 0C5 0-3 4-5 8H6',
  'M-5-7c5-3 10 0 9 3S0 0-1-1c4 0 7 2 6 5S-2 10-6 6',
  'M3 8V-8L-6 3H6',
  'M5-8H-4v7c4-3 9-1 9 4S-2 10-6 6',
  'M4-8C-2-6-5-1-5 3c0 7 10 7 10 0S-3-3-5 2',
  'M-6-8H5L-1 8',
  'M0-1c-7-1-6-7 0-7s7 6 0 7-7 9 0 9 7-8 0-9z',
  'M-4 8C2 6 5 1 5-3c0-7-10-7-10 0S3 3 5-2',
];

/** A number up to 99, `height` units high. */
export function figure(number: number, x: number, y: number, height: number): string {
  const stroke = (digit: number, left: number): string =>
    put(left, 0, line(FIGURES[digit]!, INK, 4));
  return number < 10
    ? put(x, y, stroke(number, 0), height / 20)
    : put(x, y, stroke(Math.floor(number / 10), -7) + stroke(number % 10, 6), height / 24);
}

/** Two eyes, ten units apart, around this point. */
export const eyes = (x: number, y: number): string => line(`M${x - 5} ${y}h0m10 0h0`, INK, 3.5);

/** A coin with what it is worth. */
export const gold = (x: number, y: number, r: number, worth: number): string =>
  disc(x, y, r, GILT) + figure(worth, x, y, r * 1.2);

/** A subject's tile: its bust, and its influence in a canton. */
export const subject =
  (influence: number, bust: Drawing): Drawing =>
  (tincture) =>
    bust(tincture) + piece('M-2-2h20v15q0 6-6 6H-2z') + figure(influence, 10, 10, 12);
