import { describe, it } from 'vitest';
import type { Redealable } from '../../src/engine/game.ts';
import { SEATS, type GameTypes, type Rulings } from '../../src/engine/types.ts';
import { LAWS, type LawName } from './law-checks.ts';
import type { Laws, Table } from './playthrough.ts';
import fc from '../support/seed.ts';

/** Any reading of the open rulings; half of the games play the defaults. */
function readings<T extends GameTypes>(game: Redealable<T>): fc.Arbitrary<Partial<Rulings<T>>> {
  const options = Object.entries<{ options: readonly string[] }>(game.rulings).map(([id, ruling]) => [
    id,
    fc.constantFrom(...ruling.options),
  ]);
  const any = fc.record(Object.fromEntries(options) as Record<string, fc.Arbitrary<string>>) as fc.Arbitrary<unknown>;
  return fc.oneof(fc.constant({}), any as fc.Arbitrary<Partial<Rulings<T>>>);
}

/** Random games of this many seats, taken in any of their seating orders. */
export function tables<T extends GameTypes>(game: Redealable<T>, count: number): fc.Arbitrary<Table<T>> {
  const seats = fc.shuffledSubarray([...SEATS], { minLength: count, maxLength: count });
  return fc.record({ seats, seed: fc.noBias(fc.integer()), rulings: readings(game) });
}

/** Tests every law on random games with every number of seats. */
export function describeLaws<T extends GameTypes>(game: Redealable<T>, laws: Laws<T>): void {
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  describe.for(counts)(`${game.id} with %i seats`, (count) => {
    it.for(Object.keys(LAWS) as LawName[])('%s', (name) => {
      fc.assert(
        fc.property(tables(game, count), (table) => LAWS[name](game, laws, table)),
        { numRuns: laws.games },
      );
    });
  });
}
