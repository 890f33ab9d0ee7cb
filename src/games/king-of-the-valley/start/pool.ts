import { countOf, kindsIn, type Bag } from '../../../engine/pieces.ts';
import { isCollector, STAGES, TILES, type Stage, type Stages, type TileId } from '../tiles.ts';

/** A bag as a list, in the order of the tiles. */
export const listOf = (bag: Bag<TileId>): TileId[] =>
  TILES.filter((tile) => countOf(bag, tile) > 0).flatMap((tile) =>
    Array<TileId>(countOf(bag, tile)).fill(tile),
  );

const ORDER: ReadonlyMap<TileId, number> = new Map(TILES.map((tile, place) => [tile, place]));

/** The same bag without zeros, in the order of the tiles. */
export const orderedBag = <Tile extends TileId>(bag: Bag<Tile>): Bag<Tile> =>
  Object.fromEntries(
    kindsIn(bag)
      .filter((tile) => countOf(bag, tile) > 0)
      .sort((one, other) => ORDER.get(one)! - ORDER.get(other)!)
      .map((tile) => [tile, countOf(bag, tile)]),
  ) as Bag<Tile>;

/** Tiles of the box that nobody has named, by stage. Whoever takes one takes it for good. */
export interface Pool {
  /** A tile, of the earliest stage that has it; false where none is left. */
  take(tile: TileId): boolean;
  /** The commonest tile of the earliest stage that has any. */
  next(): TileId | undefined;
  /**
   * So many tiles for a pile, the commonest of its stage as long as there are any, otherwise of the
   * nearest one below.
   */
  pile(stage: Stage, size: number): TileId[];
  size(): number;
}

/**
 * The box without what is named. Tax collectors that are not in it stand for others: there are
 * eight, whatever is on them.
 */
export function poolWithout(stages: Stages, named: Bag<TileId>): Pool {
  const left: Record<Stage, TileId[]> = {
    1: listOf(stages[1]),
    2: listOf(stages[2]),
    3: listOf(stages[3]),
  };
  const removeFirst = (fits: (tile: TileId) => boolean): boolean =>
    STAGES.some((stage) => {
      const place = left[stage].findIndex(fits);
      if (place >= 0) left[stage].splice(place, 1);
      return place >= 0;
    });
  const pool: Pool = {
    take: (tile) => removeFirst((other) => other === tile),
    next() {
      const stage = STAGES.find((each) => left[each].length > 0);
      return stage && takeCommonest(left[stage]);
    },
    pile: (stage, size) =>
      Array.from({ length: size }, () => {
        const nearest = STAGES.toReversed().find(
          (other) => other <= stage && left[other].length > 0,
        );
        return (nearest === undefined ? pool.next() : takeCommonest(left[nearest]))!;
      }),
    size: () => STAGES.reduce((sum, stage) => sum + left[stage].length, 0),
  };
  const strangers = kindsIn(named)
    .flatMap((tile) => Array.from({ length: countOf(named, tile) }, () => tile))
    .filter((tile) => !pool.take(tile));
  for (const tile of strangers) if (isCollector(tile)) removeFirst(isCollector);
  return pool;
}

/** Takes a tile of which the list holds most; the list is in the order of the tiles. */
function takeCommonest(tiles: TileId[]): TileId {
  const lengthOf = (tile: TileId): number => tiles.lastIndexOf(tile) - tiles.indexOf(tile);
  const commonest = tiles.reduce((best, tile) => (lengthOf(tile) > lengthOf(best) ? tile : best));
  tiles.splice(tiles.indexOf(commonest), 1);
  return commonest;
}
