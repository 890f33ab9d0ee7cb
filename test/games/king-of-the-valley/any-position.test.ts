import { describe, expect, it } from 'vitest';
import { advance, offered } from '../../../src/engine/play.ts';
import { seeded } from '../../../src/engine/random.ts';
import { SEATS } from '../../../src/engine/types.ts';
import { game } from '../../../src/games/king-of-the-valley/game.ts';
import { HILL_PLACES } from '../../../src/games/king-of-the-valley/hill.ts';
import { RULINGS } from '../../../src/games/king-of-the-valley/rulings.ts';
import { format } from '../../../src/games/king-of-the-valley/schema.ts';
import {
  COLUMNS,
  isSubject,
  kindOf,
  KINDS,
  SUBJECTS,
  TILES,
  TILES_OF,
  type TileId,
} from '../../../src/games/king-of-the-valley/tiles.ts';
import type { Position } from '../../../src/games/king-of-the-valley/types/position.ts';
import { CELLS } from '../../../src/games/king-of-the-valley/valley.ts';
import { inventory } from '../../support/king-of-the-valley-laws.ts';
import fc from '../../support/seed.ts';

type Fields = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** An object with a few of these fields. */
const some = (fields: Fields, most: number): fc.Arbitrary<object> =>
  fc
    .subarray(Object.keys(fields), { maxLength: Math.min(most, Object.keys(fields).length) })
    .chain((keys) => fc.record(Object.fromEntries(keys.map((key) => [key, fields[key]!]))));
const each = (ids: readonly string[], value: fc.Arbitrary<unknown>): Fields =>
  Object.fromEntries(ids.map((id) => [id, value]));

const tile = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom(...TILES) },
  { weight: 1, arbitrary: fc.constant(null) },
);
const cell = fc.constantFrom(...CELLS);
const counts = some(each(SUBJECTS, fc.nat(2)), 2);
const cells = fc.subarray([...CELLS], { maxLength: 3 });

const player: Fields = {
  king: cell,
  gold: fc.nat(20),
  castle: some(each(COLUMNS, some({ up: counts, down: counts }, 2)), 3),
  taxed: fc.subarray([...COLUMNS], { maxLength: 2 }),
  kingdoms: fc.nat(2),
};

const table: Fields = {
  startingPlayer: fc.constantFrom(...SEATS),
  turn: fc.constantFrom(...SEATS),
  round: fc.integer({ min: 1, max: 5 }),
  phase: fc.constantFrom(1, 2, 3, 4),
  opened: cells,
  recruited: fc.boolean(),
  valley: some(each(CELLS, tile), 8),
  coins: cells,
  hill: some(each(HILL_PLACES, tile), 4),
  piles: some(
    each(
      ['2', '3'],
      some({ tiles: fc.array(fc.constantFrom(...TILES), { maxLength: 3 }), size: fc.nat(31) }, 2),
    ),
    2,
  ),
  discard: some(each(TILES.filter((id) => !isSubject(id)).slice(0, 8), fc.nat(2)), 2),
  hillPrices: fc.constant([1, 2, 3, 4, 5, 6]),
  rulings: some(
    Object.fromEntries(
      Object.entries(RULINGS).map(([id, { options }]) => [id, fc.constantFrom<string>(...options)]),
    ),
    6,
  ),
  box: fc.constant(true),
  over: fc.constant(true),
};

const anyPosition: fc.Arbitrary<Position> = fc
  .tuple(
    fc
      .subarray([...SEATS], { minLength: 2 })
      .chain((seats) =>
        fc.tuple(
          ...seats.map((seat) =>
            fc.tuple(cell, some(player, 3)).map(([king, more]) => ({ seat, king, ...more })),
          ),
        ),
      ),
    some(table, 5),
  )
  .map(([players, more]) => ({ players, ...more }));

describe('a position of the right shape', () => {
  it('is refused by a rule, or is a settled table that loses nothing as it goes on', () => {
    let accepted = 0;
    fc.assert(
      fc.property(anyPosition, fc.nat(), (position, seed) => {
        expect(format.position(JSON.parse(JSON.stringify(position)))).toEqual({
          ok: true,
          value: position,
        });
        const started = game.start(position);
        if (!started.ok) {
          expect(Object.keys(format.rules)).toContain(started.refusal.because);
          return;
        }
        accepted += 1;
        let { state } = started;
        const { gold, ...tiles } = inventory(state) as Record<TileId | 'gold', number>;
        expect(gold).toBe(175);
        for (const kind of KINDS) {
          const laid = Object.entries(tiles).filter(([id]) => kindOf(id as TileId) === kind);
          expect(laid.reduce((sum, [, count]) => sum + count, 0)).toBeLessThanOrEqual(
            TILES_OF[kind],
          );
        }
        const random = seeded(seed);
        for (let count = 0; count < 12; count += 1) {
          const options = offered(game, state);
          expect(options.length > 0).toBe(game.pending(state) !== undefined);
          if (options.length === 0) break;
          state = advance(game, state, options[random.below(options.length)]!, random);
          if (!position.box) expect(inventory(state)).toEqual({ gold, ...tiles });
        }
      }),
      { numRuns: 1500 },
    );
    expect(accepted).toBeGreaterThan(150);
  });
});
