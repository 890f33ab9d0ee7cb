import { coin, flat, FLAME, GILT, INK, line, PAPER, piece, type Drawing } from '../shapes.ts';
import { eyes, figure, gold, SKIN } from './shapes.ts';

/** How many identical subjects a tax collector may demand. */
export const DEMANDS = [0, 3, 4, 5] as const;
type Demand = (typeof DEMANDS)[number];

const TILE = 'M13 41h16v15H13z';
const COAT = '#443';

/** A tax collector behind his ledger: on the left page identical tiles, on the right one a coin. */
export const taxCollector: Drawing = () =>
  piece('M9 67c0-28 10-34 23-34s23 6 23 34z', COAT) +
  piece('M22 14h20v9c0 8-4 13-10 13s-10-5-10-13z', SKIN) +
  eyes(32, 20) +
  line('M32 20l3 5h-3') +
  line('M26 29q6-4 12 0', INK, 3) +
  piece('M17 17C14 9 24 4 34 5c10 0 17 4 15 11-1 4-5 3-7 2z', COAT) +
  line('M44 14q8-1 11-8', FLAME, 4) +
  piece('M32 37q-14-5-29-2v31h58V35q-15-3-29 2z') +
  line('M32 37v28') +
  piece('M9 38h16v15H9z', GILT) +
  piece(TILE) +
  flat('M21 43c4 0 4 6 0 6s-4-6 0-6zM15 55c0-6 12-6 12 0z') +
  coin(46, 47, 11);

/** His tile: how many identical subjects he demands, if any, and the gold that he pays. */
export const collectorOf =
  (demand: Demand, pays: number): Drawing =>
  (tincture) =>
    taxCollector(tincture) +
    (demand
      ? piece(TILE) + figure(demand, 21, 48.5, 13)
      : flat('M7 37h23v21H7z', PAPER) + line('M10 42h15m-15 6h15m-15 6h10')) +
    gold(46, 47, 11, pays);
