import { faceUp } from './castle.ts';
import { COLUMNS, taxOf, type CollectorId, type Column } from './tiles.ts';
import type { Player } from './types/state.ts';

const descending = (a: number, b: number): number => b - a;

/** The columns that can pay a collector who asks for so many: enough face-up subjects, and no token yet (`kv.tax.once-per-type`). */
export const payingColumns = ({ castle, taxed }: Player, demand: number): Column[] =>
  COLUMNS.filter((column) => !taxed.includes(column) && faceUp(castle, column) >= demand);

/**
 * Whether these collectors can all be paid, each by a column of its own (`kv.tax.several-collectors`). The greatest demand takes the
 * fullest column: what pays more pays less, too.
 */
export function canPayAll(player: Player, collectors: readonly CollectorId[]): boolean {
  const demands = collectors.map((collector) => taxOf(collector).demand).filter((demand) => demand > 0);
  if (demands.length === 0) return true;
  const { castle, taxed } = player;
  const full = COLUMNS.flatMap((column) => (taxed.includes(column) ? [] : [faceUp(castle, column)])).sort(descending);
  return demands.sort(descending).every((demand, place) => (full[place] ?? 0) >= demand);
}
