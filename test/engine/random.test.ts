import { describe, expect, it } from 'vitest';
import { mixed, seeded, type Random } from '../../src/engine/random.ts';
import fc from '../support/seed.ts';

const KINDS = { seeded, mixed };

const numbers = (
  seed: number,
  count: number,
  below: number,
  chance: (seed: number) => Random = seeded,
): number[] => {
  const random = chance(seed);
  return Array.from({ length: count }, () => random.below(below));
};

/**
 * How far counts are from being equal; for 9 degrees of freedom 28 is exceeded once in a thousand
 * times.
 */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
}

const tally = (values: readonly number[], size: number): number[] =>
  Array.from({ length: size }, (_, value) => values.filter((other) => other === value).length);

describe.for(['seeded', 'mixed'] as const)('chance from a seed, %s', (kind) => {
  const drawn = (seed: number, count: number, below: number): number[] =>
    numbers(seed, count, below, KINDS[kind]);

  it('gives the same numbers for the same seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(drawn(seed, 20, 100)).toEqual(drawn(seed, 20, 100));
      }),
    );
  });

  it('gives other numbers for other seeds', () => {
    const seeds = Array.from({ length: 200 }, (_, seed) => seed - 100);
    expect(new Set(seeds.map((seed) => drawn(seed, 12, 1000).join())).size).toBe(200);
  });

  it('goes on alike in a copy', () => {
    const random = KINDS[kind](6);
    random.below(10);
    const copy = random.copy();
    const next = [random.below(1000), random.below(1000)];
    expect([copy.below(1000), copy.below(1000)]).toEqual(next);
  });

  it('gives whole numbers from 0 to one less than asked for', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1000 }), (seed, below) => {
        for (const number of drawn(seed, 20, below)) {
          expect(Number.isInteger(number)).toBe(true);
          expect(number).toBeGreaterThanOrEqual(0);
          expect(number).toBeLessThan(below);
        }
      }),
    );
    expect(drawn(3, 5, 1)).toEqual([0, 0, 0, 0, 0]);
  });

  it('gives all numbers about equally often', () => {
    expect(chiSquare(tally(drawn(2, 10_000, 10), 10))).toBeLessThan(28);
  });

  it('gives about equally often what comes first from neighbouring seeds', () => {
    const firsts = Array.from({ length: 10_000 }, (_, seed) => drawn(seed, 1, 10)[0]!);
    expect(chiSquare(tally(firsts, 10))).toBeLessThan(28);
  });
});

describe('chance from a seed that is written down', () => {
  it('gives the numbers it has always given, as scenarios and links rely on them', () => {
    expect(numbers(0, 10, 100)).toEqual([47, 11, 32, 82, 75, 0, 6, 44, 44, 93]);
    expect(numbers(1, 10, 100)).toEqual([46, 28, 81, 97, 90, 29, 22, 83, 58, 68]);
    expect(numbers(2, 10, 100)).toEqual([45, 45, 30, 8, 6, 11, 49, 51, 41, 76]);
    expect(numbers(-1, 10, 100)).toEqual([48, 63, 51, 44, 6, 76, 39, 15, 54, 15]);
    expect(seeded(1).shuffled(['a', 'b', 'c', 'd', 'e']).join('')).toBe('cedab');
  });
});

describe('chance from a seed that is counted up', () => {
  const seeds = Array.from({ length: 1000 }, (_, seed) => seed);

  it('gives the same numbers on every machine', () => {
    expect(numbers(1, 10, 100, mixed)).toEqual([41, 38, 94, 48, 31, 26, 63, 46, 19, 63]);
  });

  it.for([0, 1, 2])(
    'brings either of two about equally often and in no order, after %i others',
    (others) => {
      const draws = seeds.map((seed) => numbers(seed, others + 1, 2, mixed).at(-1)!);
      const ones = draws.filter((draw) => draw === 1).length;
      expect(ones).toBeGreaterThan(400);
      expect(ones).toBeLessThan(600);
      for (const apart of [1, 2, 4, 8, 10, 16, 32, 64, 100, 128]) {
        const changes =
          draws.filter((draw, place) => place >= apart && draw !== draws[place - apart]).length /
          (1000 - apart);
        expect(changes, `neighbours ${apart} apart that differ`).toBeGreaterThan(0.4);
        expect(changes, `neighbours ${apart} apart that differ`).toBeLessThan(0.6);
      }
      const runs = [...draws.join('').matchAll(/0+|1+/g)].map(([run]) => run.length);
      expect(Math.max(...runs)).toBeGreaterThan(5);
      expect(Math.max(...runs)).toBeLessThan(20);
    },
  );

  // Of a hundred fair shuffles, one of the 24 orders is missing in every third run; of three
  // hundred, hardly ever.
  it('brings every order of four with every tenth seed', () => {
    const orders = Array.from({ length: 300 }, (_, tenth) =>
      mixed(10 * tenth)
        .shuffled(['a', 'b', 'c', 'd'])
        .join(''),
    );
    expect(new Set(orders).size).toBe(24);
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
    const counts = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'].map(
      (order) => orders.filter((other) => other === order).length,
    );
    expect(counts.reduce((sum, count) => sum + count)).toBe(6000);
    expect(chiSquare(counts)).toBeLessThan(21);
  });

  it('brings every item to every place about equally often', () => {
    const random = seeded(5);
    const places = Array.from({ length: 10_000 }, () =>
      random.shuffled([...Array(10).keys()]).indexOf(0),
    );
    expect(chiSquare(tally(places, 10))).toBeLessThan(28);
  });
});
