import {
  disc,
  FLAME,
  GILT,
  INK,
  line,
  PAPER,
  piece,
  polar,
  times,
  type Drawing,
} from '../shapes.ts';
import { eyes, gold, SKIN } from './shapes.ts';

const CROSS = 'M12 66V12M6 20h12';
const BLACK = '#334';

/** The ways that the king may take from him. */
const WAYS = times(
  5,
  (way) =>
    `M${polar(24, way * 45 + 90, 36, 28)}L${polar(16, way * 45 + 74, 36, 28)} ${polar(16, way * 45 + 106, 36, 28)}z`,
);

/**
 * A priest in his square cap with the cross, arrows in a halo around him, and the coin that he
 * costs.
 */
export const priest: Drawing = ({ pale }) =>
  disc(36, 28, 25, pale) +
  piece(WAYS, GILT) +
  piece('M10 67c0-14 12-18 26-18s26 4 26 18z', BLACK) +
  piece('M30 49h12l-2 7h-8z') +
  piece('M26 24h20v13c0 8-4 13-10 13s-10-5-10-13z', SKIN) +
  eyes(36, 33) +
  line('M32 42q4 2 8 0') +
  piece('M23 26l-4-16 9 3 8-4 8 4 9-3-4 16q-13-4-26 0z', BLACK) +
  disc(36, 10, 4, FLAME) +
  line(CROSS, INK, 6) +
  line(CROSS, PAPER, 2.5) +
  gold(50, 51, 9, 1);
