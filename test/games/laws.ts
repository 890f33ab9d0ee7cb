import { afterAll, describe, it } from 'vitest';
import type { Redealable } from '../../src/engine/game.ts';
import { SEATS, type GameTypes, type Rulings } from '../../src/engine/types.ts';
import { LAWS, type LawName } from './law-checks.ts';
import type { Laws, Table } from './playthrough.ts';
import fc from '../support/seed.ts';

/** Any reading of the open rulings; half of the games play the defaults. */
function readings<T extends GameTypes>(game: Redealable<T>): fc.Arbitrary<Partial<Rulings<T>>> {
  const options = Object.entries<{ options: readonly string[] }>(game.rulings).map(
    ([id, ruling]) => [id, fc.constantFrom(...ruling.options)],
  );
  const any = fc.record(
    Object.fromEntries(options) as Record<string, fc.Arbitrary<string>>,
  ) as fc.Arbitrary<unknown>;
  return fc.oneof(fc.constant({}), any as fc.Arbitrary<Partial<Rulings<T>>>);
}

/** Random games of this many seats, taken in any of their seating orders. */
export function tables<T extends GameTypes>(
  game: Redealable<T>,
  count: number,
): fc.Arbitrary<Table<T>> {
  const seats = fc.shuffledSubarray([...SEATS], { minLength: count, maxLength: count });
  return fc.record({ seats, seed: fc.noBias(fc.integer()), rulings: readings(game) });
}

/**
 * Gives the table that is already there where an equal one is asked for, so that its game is played
 * once.
 */
function sameTables<T extends GameTypes>() {
  const there = new Map<string, Table<T>>();
  return {
    of(table: Table<T>): Table<T> {
      const key = JSON.stringify(table);
      if (!there.has(key)) there.set(key, table);
      return there.get(key)!;
    },
    clear: () => {
      there.clear();
    },
  };
}

/**
 * Tests every law on random games with every number of seats. Every law is put to the same games,
 * for each draws the tables from the same seed.
 */
export function describeLaws<T extends GameTypes>(game: Redealable<T>, laws: Laws<T>): void {
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more);
  describe.for(counts)(`${game.id} with %i seats`, (count) => {
    const same = sameTables<T>();
    afterAll(same.clear);
    it.for(Object.keys(LAWS) as LawName[])('%s', (name) => {
      fc.assert(
        fc.property(tables(game, count), (table) => LAWS[name](game, laws, same.of(table))),
        { numRuns: laws.games },
      );
    });
  });
}
