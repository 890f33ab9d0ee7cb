import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A source of chance. The same seed gives the same numbers on every machine. */
export interface Random {
  /** A whole number from 0 to `count - 1`. */
  below(count: number): number;
  /** A new array with the same items in random order. */
  shuffled<Item>(items: readonly Item[]): Item[];
  /** The same chance once more: both go on alike, each on its own. */
  copy(): Random;
}

/** Chance from a seed, which is any whole number. */
export const seeded = (seed: number): Random => chanceOf(xoroshiro128plus(seed));

function chanceOf(generator: RandomGenerator): Random {
  const below = (count: number) => uniformInt(generator, 0, count - 1);
  return {
    below,
    shuffled(items) {
      const result = [...items];
      for (let last = result.length - 1; last > 0; last -= 1) {
        const other = below(last + 1);
        [result[last], result[other]] = [result[other]!, result[last]!];
      }
      return result;
    },
    copy: () => chanceOf(generator.clone()),
  };
}
