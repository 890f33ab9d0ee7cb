import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** A source of chance. The same seed gives the same numbers on every machine. */
export interface Random {
  /** A whole number from 0 to `count - 1`. */
  below(count: number): number;
  /** A new array with the same items in random order. */
  shuffled<Item>(items: readonly Item[]): Item[];
  /** The same chance once more: both go on alike, each on its own. */
  copy(): Random;
}

/**
 * Chance from a seed that is written down somewhere, which is any whole number: links, scenarios
 * and other programs rely on its numbers, so they never change. Its first number follows the seed:
 * neighbouring seeds begin alike.
 */
export const seeded = (seed: number): Random => chanceOf(xoroshiro128plus(seed));

/**
 * Chance from a seed that nobody keeps: neighbouring seeds have nothing in common, so whoever wants
 * many tables may count.
 */
export function mixed(seed: number): Random {
  let count = seed | 0;
  const word = (): number => mix((count = (count + 0x9e3779b9) | 0));
  return chanceOf(xoroshiro128plusFromState([word(), word(), word(), word()]));
}

/** 32 bits, each of which depends on all that are given: the last step of splitmix32. */
function mix(bits: number): number {
  const high = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  const low = Math.imul(high ^ (high >>> 15), 0x735a2d97);
  return low ^ (low >>> 15);
}

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
