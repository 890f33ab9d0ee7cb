import { expect, it } from 'vitest';
import { assignment, type Worth } from '../../../../src/games/rival-kings/scoring/assignment.ts';
import fc from '../../../support/seed.ts';

/** The most that rows from this one on can be worth, found by trying every column that is left. */
function most(
  table: readonly (readonly (number | undefined)[])[],
  row = 0,
  taken: readonly number[] = [],
): number {
  if (row === table.length) return 0;
  const ways = table[row]!.map((worth, column) =>
    worth === undefined || taken.includes(column)
      ? -Infinity
      : worth + most(table, row + 1, [...taken, column]),
  );
  return Math.max(...ways);
}

const tables = fc.record({ rows: fc.nat(5), more: fc.nat(2) }).chain(({ rows, more }) => {
  const worth = fc.option(fc.integer({ min: -9, max: 9 }), { nil: undefined, freq: 4 });
  const row = fc.array(worth, { minLength: rows + more, maxLength: rows + more });
  return fc.array(row, { minLength: rows, maxLength: rows });
});

it('is worth as much as the best one found by trying all, or there is none', () => {
  const check = (table: (number | undefined)[][]) => {
    const found = assignment(
      table.length,
      table[0]?.length ?? 0,
      (row, column) => table[row]![column],
    );
    if (!found) {
      expect(most(table)).toBe(-Infinity);
      return;
    }
    expect(new Set(found).size).toBe(table.length);
    expect(found.reduce((sum, column, row) => sum + table[row]![column]!, 0)).toBe(most(table));
  };
  fc.assert(fc.property(tables, check), { numRuns: 5000 });
});

it('asks no more often than rows² × columns', () => {
  const [rows, columns] = [16, 32];
  const worths = fc.array(fc.integer({ min: 0, max: 20 }), {
    minLength: rows * columns,
    maxLength: rows * columns,
  });
  const check = (all: number[]) => {
    let asked = 0;
    const worth: Worth = (row, column) => {
      asked += 1;
      return all[row * columns + column];
    };
    expect(assignment(rows, columns, worth)).toHaveLength(rows);
    expect(asked).toBeLessThanOrEqual(rows * rows * columns);
  };
  fc.assert(fc.property(worths, check), { numRuns: 200 });
});
