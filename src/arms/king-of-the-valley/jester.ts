import { disc, FLAME, flat, GILT, line, PAPER, piece, twice, type Drawing } from '../shapes.ts';
import { eyes, SKIN } from './shapes.ts';

const MOTLEY = '#274';

/** A jester in cap and bells, half one colour, half the other. */
export const jester: Drawing = () =>
  flat('M32-2h34v68H32z', GILT) +
  piece('M32 8C18-2 2 10 5 34c6-9 11-9 15-3l12-5z', MOTLEY) +
  piece('M32 8C46-2 62 10 59 34c-6-9-11-9-15-3l-12-5z', FLAME) +
  piece('M20 26q12-9 24 0v9c0 9-6 15-12 15s-12-6-12-15z', SKIN) +
  eyes(32, 31) +
  line('M23 24l4 2m14-2l-4 2') +
  disc(32, 36, 3, FLAME) +
  piece('M24 40q8 3 16 0-2 7-8 7t-8-7z') +
  piece('M4 67l4-12 8 5 6-10 10 9v8z', FLAME) +
  piece('M60 67l-4-12-8 5-6-10-10 9v8z', MOTLEY) +
  twice(disc(6, 36, 4, GILT) + disc(8, 54, 3.5, PAPER) + disc(22, 50, 3.5, PAPER));
