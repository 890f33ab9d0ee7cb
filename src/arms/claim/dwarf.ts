import { disc, GILT, INK, line, PAPER, piece, times, twice } from '../shapes.ts';
import { figure, type FactionDrawing } from './shapes.ts';

const BEARD = '#b0521f';
const SKIN = '#f1c9a0';

/** Studs on the rim of the helmet. */
const studs = (count: number): string =>
  times(count, (place) => {
    const x = (place - (count - 1) / 2) * 4.3;
    return disc(32 + x, 18.9 + x * x * 0.005, 1.5, INK, 0);
  });

/**
 * A dwarf under a horned helmet, with as many studs on its rim as the value; the beard bears the
 * figure.
 */
export const dwarf: FactionDrawing = (value) => () =>
  twice(piece('M14 17C6 16 3 9 5 2c3 5 7 8 12 8z')) +
  piece('M13 22h38v16H13z', SKIN) +
  twice(disc(25, 27, 2, INK, 0) + line('M20 24.5l8-1', BEARD, 3)) +
  piece(
    'M8 33C9 26 13 24 16 24c0 8 8 10 16 9 8 1 16-1 16-9 3 0 7 2 8 9C58 56 44 68 32 74 20 68 6 56 8 33z',
    BEARD,
  ) +
  piece('M32 26c4 0 6 3 6 5.5S36 36 32 36s-6-2-6-4.5 2-5.5 6-5.5z', SKIN, 1.5) +
  piece('M32 36c-4-3-10-2-14 3 5 3 11 2 14-1 3 3 9 4 14 1-4-5-10-6-14-3z', '#d27a3a', 1.5) +
  piece('M12 21C12 8 21 3 32 3s20 5 20 18z', '#aeb3ba') +
  piece('M10 18q22-5 44 0v6q-22-5-44 0z', GILT) +
  studs(value ?? 0) +
  (value === undefined
    ? twice(line('M20 46c2 8 5 13 8 17M26 44c1 6 2 10 4 14', INK, 1.5)) +
      piece('M25 53h14v5H25z', GILT, 1.5) +
      line('M29 53v5M35 53v5', PAPER, 1)
    : figure(value, 32, 53, 24));
