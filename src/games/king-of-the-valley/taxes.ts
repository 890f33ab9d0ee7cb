import { faceUp } from './castle.ts';
import { COLUMNS, taxOf, type CollectorId, type Column } from './tiles.ts';
import type { Player } from './types/state.ts';

/**
 * The columns that can pay a collector who asks for so many: enough face-up subjects, and no token
 * yet (`kv.tax.once-per-type`).
 */
export const payingColumns = ({ castle, taxed }: Player, demand: number): Column[] =>
  COLUMNS.filter((column) => !taxed.includes(column) && faceUp(castle, column) >= demand);

/**
 * Whether these collectors can all be paid, each by a column of its own
 * (`kv.tax.several-collectors`): for each there are as many columns that pay what he asks for as
 * there are collectors who ask for that or more. What pays more pays less, too.
 */
export function canPayAll(player: Player, collectors: readonly CollectorId[]): boolean {
  const demands = collectors.map((collector) => taxOf(collector).demand);
  return demands.every(
    (demand) =>
      demand === 0 ||
      payingColumns(player, demand).length >= demands.filter((other) => other >= demand).length,
  );
}
