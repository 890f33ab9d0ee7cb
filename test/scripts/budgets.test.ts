import { glob } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { BUDGETS, held } from '../e2e/budgets.ts';
import { ROOT, sourceOf } from '../support/sources.ts';

describe('the table of budgets', () => {
  it('has no row that nobody weighs', async () => {
    const files = await Array.fromAsync(glob('test/e2e/*.spec.ts', { cwd: ROOT }));
    const specs = await Promise.all(files.map(sourceOf));
    // Those that weigh, for an address may stand in any other as well.
    const weighing = specs.filter((text) => text.includes('expectWithin('));
    expect(weighing.length).toBeGreaterThan(1);
    expect(
      Object.keys(BUDGETS).filter((name) => !weighing.some((text) => text.includes(`'${name}'`))),
    ).toEqual([]);
  });

  it('says of each row in one sentence what it is of', () => {
    for (const { of } of Object.values(BUDGETS)) expect(of).toMatch(/^[A-Z][^.]+\.$/);
  });

  it('leaves a tenth of air, and tells how far the goal is', () => {
    const { line, all } = held('a chapter with one scenario, a move tried', {
      KB: 85,
      'KB of pictures': 7.25,
    });
    const { measured, goal } = BUDGETS['a chapter with one scenario, a move tried']!;
    expect(all.map(({ bound }) => bound)).toEqual([
      measured.KB! * 1.1,
      measured['KB of pictures']! * 1.1,
    ]);
    expect(line).toMatch(
      new RegExp(`^a chapter .+: 85\\.0 KB of at most .+; 5\\.0 KB above the goal of ${goal}$`),
    );
  });

  it('rounds a bound of counts up, and speaks of no goal where there is none', () => {
    const { measured } = BUDGETS['/de/rival-kings/rules/']!;
    const { line, all } = held('/de/rival-kings/rules/', {
      'KB before the first paint': 9,
      requests: 6,
      elements: 200,
    });
    expect(all.find(({ measure }) => measure === 'requests')!.bound).toBe(
      Math.ceil(measured.requests! * 1.1),
    );
    expect(line).not.toContain('goal');
  });

  it('refuses a name without a row, and weights that its row does not have', () => {
    expect(() => held('a new page', { KB: 1 })).toThrow(
      'test/e2e/budgets.ts has no row “a new page”',
    );
    expect(() => held('the first search', { KB: 1 })).toThrow(
      'is weighed in KB, but test/e2e/budgets.ts has KB, KB of pictures',
    );
  });
});
