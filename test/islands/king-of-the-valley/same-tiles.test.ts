import { describe, expect, it } from 'vitest';
import type { TileId } from '../../../src/games/king-of-the-valley/tiles.ts';
import { CELLS } from '../../../src/games/king-of-the-valley/valley.ts';
import { named } from '../../../src/islands/king-of-the-valley/board/same-tiles.ts';
import type { Picture } from '../../../src/narration/king-of-the-valley/picture.ts';

/** A picture of which only valley and hill matter. */
const picture = (
  valley: Readonly<Record<string, TileId>>,
  left: readonly TileId[],
  right: readonly TileId[] = [],
): Picture =>
  ({
    valley: CELLS.map((cell) => valley[cell] ?? null),
    hill: [0, 1, 2, 3, 4, 5].map((row) => ({ left: left[row] ?? null, right: right[row] ?? null })),
  }) as unknown as Picture;
const namesIn = (tiles: readonly ({ readonly name: string } | null)[]): (string | undefined)[] =>
  tiles.map((tile) => tile?.name);

describe('tiles of the table', () => {
  it('keep their names where they lie, also equal ones', () => {
    const first = named(picture({ a5: 'farmer', b5: 'farmer' }, ['duke', 'farmer']));
    const second = named(picture({ a5: 'farmer', b5: 'farmer' }, ['duke', 'farmer']), first);
    expect(second).toEqual(first);
    expect(new Set([...namesIn(first.valley), ...namesIn(first.left)].filter(Boolean)).size).toBe(
      4,
    );
  });

  it('slide down where one of them is taken', () => {
    const first = named(picture({}, ['duke', 'farmer', 'queen']));
    const second = named(picture({}, ['duke', 'queen']), first);
    expect(namesIn(second.left)).toEqual([first.left[0]!.name, first.left[2]!.name]);
  });

  it('come into the valley from the bottom of the hill', () => {
    const first = named(picture({ a5: 'farmer' }, ['farmer', 'farmer', 'farmer']));
    const second = named(picture({ a5: 'farmer', b5: 'farmer' }, ['farmer', 'farmer']), first);
    expect(second.valley[1]!.name).toBe(first.left[0]!.name);
    expect(namesIn(second.left)).toEqual([first.left[1]!.name, first.left[2]!.name]);
  });

  it('lie on top where a column is filled up', () => {
    const first = named(picture({}, ['farmer', 'duke']));
    const second = named(picture({}, ['farmer', 'duke', 'farmer']), first);
    expect(namesIn(second.left).slice(0, 2)).toEqual(namesIn(first.left));
    expect(namesIn(first.left)).not.toContain(second.left[2]!.name);
  });
});
