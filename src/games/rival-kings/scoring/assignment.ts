/** What a pair of a row and a column is worth; undefined where they cannot be paired. */
export type Worth = (row: number, column: number) => number | undefined;

/**
 * Pairs every row with a column of its own so that all pairs together are worth most: the column of
 * each row, or undefined where not every row can have one. There must be as many columns as rows at
 * least. This is the Hungarian method: rows come in one after the other, each by the cheapest chain
 * of changes, so the work grows with rows² × columns.
 */
export function assignment(rows: number, columns: number, worth: Worth): number[] | undefined {
  const rowPrices = Array<number>(rows).fill(0);
  const columnPrices = Array<number>(columns).fill(0);
  /** The row of each column, where it has one. */
  const rowOf = Array<number | undefined>(columns).fill(undefined);
  for (let entering = 0; entering < rows; entering += 1) {
    /**
     * What is missing for each column to come next into the chain, and the column it would come
     * after; undefined: after the new row.
     */
    const slack = Array<number>(columns).fill(Infinity);
    const after = Array<number | undefined>(columns).fill(undefined);
    const inChain = new Set<number>();
    let column: number | undefined;
    let row: number | undefined = entering;
    while (row !== undefined) {
      let next = -1;
      for (let other = 0; other < columns; other += 1) {
        if (inChain.has(other)) continue;
        const cost = -(worth(row, other) ?? -Infinity) - rowPrices[row]! - columnPrices[other]!;
        if (cost < slack[other]!) {
          slack[other] = cost;
          after[other] = column;
        }
        if (next < 0 || slack[other]! < slack[next]!) next = other;
      }
      const step = next < 0 ? Infinity : slack[next]!;
      if (step === Infinity) return undefined;
      rowPrices[entering]! += step;
      for (const other of inChain) {
        rowPrices[rowOf[other]!]! += step;
        columnPrices[other]! -= step;
      }
      for (let other = 0; other < columns; other += 1)
        if (!inChain.has(other)) slack[other]! -= step;
      inChain.add(next);
      column = next;
      row = rowOf[next];
    }
    while (column !== undefined) {
      const before: number | undefined = after[column];
      rowOf[column] = before === undefined ? entering : rowOf[before]!;
      column = before;
    }
  }
  const found = Array<number>(rows).fill(-1);
  for (const [column, row] of rowOf.entries()) if (row !== undefined) found[row] = column;
  return found;
}
