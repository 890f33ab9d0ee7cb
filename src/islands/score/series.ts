import type { SheetFacts, Totals } from './sheet.ts';
import type { Tally } from './tally.ts';

/** What the game on a sheet brings each seat in a series. */
export const broughtBy = ({ series }: SheetFacts, { seats, winners }: Tally): Totals =>
  Object.fromEntries(
    seats.map(({ seat, total }) => [seat, series.worth(total, winners.includes(seat))]),
  );
