import { expect } from 'vitest';
import { mixed, type Random } from '../../src/engine/random.ts';

/** How often chance brings each outcome, for the seeds from 0 on: the same counts every time. */
export function counted(
  times: number,
  outcomeOf: (random: Random) => string,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let seed = 0; seed < times; seed += 1) {
    const outcome = outcomeOf(mixed(seed));
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

/**
 * Expects these outcomes and no others, each about as often as its weight says: at most a quarter
 * more or less.
 */
export function expectShares(
  counts: Readonly<Record<string, number>>,
  weights: Readonly<Record<string, number>>,
): void {
  expect(Object.keys(counts).sort()).toEqual(Object.keys(weights).sort());
  const sum = (numbers: Readonly<Record<string, number>>): number =>
    Object.values(numbers).reduce((total, number) => total + number, 0);
  for (const [outcome, weight] of Object.entries(weights)) {
    const due = (sum(counts) * weight) / sum(weights);
    expect(counts[outcome]! / due, `${outcome}, measured by what it is due`).toBeGreaterThan(0.75);
    expect(counts[outcome]! / due, `${outcome}, measured by what it is due`).toBeLessThan(1.25);
  }
}

/** Each item with the number of times that it comes up. */
export const weighed = (items: readonly string[]): Record<string, number> => {
  const weights: Record<string, number> = {};
  for (const item of items) weights[item] = (weights[item] ?? 0) + 1;
  return weights;
};
