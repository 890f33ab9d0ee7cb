import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../src/engine/random.ts';

const numbers = (seed: number, count: number, below: number): number[] => {
  const random = seeded(seed);
  return Array.from({ length: count }, () => random.below(below));
};

/** How far counts are from being equal; for 9 degrees of freedom 28 is exceeded once in a thousand times. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

const tally = (values: readonly number[], size: number): number[] =>
  Array.from({ length: size }, (_, value) => values.filter((other) => other === value).length);

describe('chance from a seed', () => {
  it('gives the same numbers for the same seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(numbers(seed, 20, 100)).toEqual(numbers(seed, 20, 100));
      }),
    );
  });

  it('gives the numbers it has always given, as scenarios and links rely on them', () => {
    expect(numbers(1, 10, 100)).toEqual([46, 28, 81, 97, 90, 29, 22, 83, 58, 68]);
    expect(seeded(1).shuffled(['a', 'b', 'c', 'd', 'e']).join('')).toBe('cedab');
  });

  it('gives other numbers for other seeds', () => {
    const seeds = Array.from({ length: 200 }, (_, seed) => seed - 100);
    expect(new Set(seeds.map((seed) => numbers(seed, 12, 1000).join())).size).toBe(200);
  });

  it('gives whole numbers from 0 to one less than asked for', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1000 }), (seed, below) => {
        for (const number of numbers(seed, 20, below)) {
          expect(Number.isInteger(number)).toBe(true);
          expect(number).toBeGreaterThanOrEqual(0);
          expect(number).toBeLessThan(below);
        }
      }),
    );
    expect(numbers(3, 5, 1)).toEqual([0, 0, 0, 0, 0]);
  });

  it('gives all numbers about equally often', () => {
    expect(chiSquare(tally(numbers(2, 10_000, 10), 10))).toBeLessThan(28);
  });

  it('gives about equally often what comes first from neighbouring seeds', () => {
    const firsts = Array.from({ length: 10_000 }, (_, seed) => numbers(seed, 1, 10)[0]!);
    expect(chiSquare(tally(firsts, 10))).toBeLessThan(28);
  });
});

describe('a shuffle', () => {
  it('keeps every item and leaves the given list as it was', () => {
    fc.assert(
      fc.property(fc.integer(), fc.array(fc.nat(9)), (seed, items) => {
        const before = [...items];
        const shuffled = seeded(seed).shuffled(items);
        expect([...shuffled].sort()).toEqual([...items].sort());
        expect(items).toEqual(before);
        expect(shuffled).not.toBe(items);
      }),
    );
  });

  it('brings every order of three about equally often', () => {
    const random = seeded(4);
    const orders = Array.from({ length: 6000 }, () => random.shuffled(['a', 'b', 'c']).join(''));
    const counts = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'].map((order) => orders.filter((other) => other === order).length);
    expect(counts.reduce((sum, count) => sum + count)).toBe(6000);
    expect(chiSquare(counts)).toBeLessThan(21);
  });

  it('brings every item to every place about equally often', () => {
    const random = seeded(5);
    const places = Array.from({ length: 10_000 }, () => random.shuffled([...Array(10).keys()]).indexOf(0));
    expect(chiSquare(tally(places, 10))).toBeLessThan(28);
  });
});
