import { describe, expect, it } from 'vitest';
import { stepOf } from '../../src/site/build-progress.ts';

/** What is said while so many pages are built. */
const said = (all: number): readonly string[] =>
  Array.from({ length: all }, (_, at) => stepOf(at + 1, all) ?? []).flat();

describe('how far the pages are', () => {
  it('is said five times, the last time when all are there', () => {
    const steps = said(2379);
    expect(steps).toHaveLength(5);
    expect(steps[0]).toMatch(/: 476 of 2379$/);
    expect(steps.at(-1)).toMatch(/: 2379 of 2379$/);
  });

  it('is said of each where there are few', () => {
    expect(said(3).map((step) => step.replace(/.*: /, ''))).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  });
});
