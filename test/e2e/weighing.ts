import { expect } from '@playwright/test';
import { held, type Measure } from './budgets.ts';

/** Expects something to weigh no more than its row in the table of budgets allows, and prints how they compare. */
export function expectWithin(name: string, weights: Readonly<Partial<Record<Measure, number>>>): void {
  const { line, all } = held(name, weights);
  console.log(line);
  for (const { measure, weight, bound } of all) expect.soft(weight, `${name}: ${measure}`).toBeLessThanOrEqual(bound);
}
