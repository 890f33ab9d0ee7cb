import { SIDES } from '../../../games/king-of-the-valley/hill.ts';
import type { TileId } from '../../../games/king-of-the-valley/tiles.ts';
import type { Picture } from '../../../narration/king-of-the-valley/picture.ts';

/**
 * A tile of the valley or the hill, with a name by which it is known for as long as it lies there.
 */
interface Named {
  readonly tile: TileId;
  readonly name: string;
}

/** The tiles of the valley, in the order of its positions, and of the hill, from the bottom. */
export interface Names {
  readonly valley: readonly (Named | null)[];
  readonly left: readonly Named[];
  readonly right: readonly Named[];
}

let given = 0;
const fresh = (tile: TileId): Named => ({ tile, name: `tile:${(given += 1)}` });

/**
 * Names for the tiles of a picture that follows another one. Equal tiles are told apart by nothing
 * but where they were: what lies where it lay is the same tile, columns of the hill have slid down,
 * and what is new in the valley comes from the bottom of the hill.
 */
export function named(picture: Picture, was?: Names): Names {
  const columns = SIDES.map((side) =>
    followed(
      picture.hill.flatMap((row) => row[side] ?? []),
      was?.[side] ?? [],
    ),
  );
  const gone = columns.flatMap((column) => column.gone);
  const valley = picture.valley.map((tile, place) => {
    if (!tile) return null;
    const before = was?.valley[place];
    if (before?.tile === tile) return before;
    const from = gone.findIndex((other) => other.tile === tile);
    return from < 0 ? fresh(tile) : gone.splice(from, 1)[0]!;
  });
  const [left, right] = columns.map((column) => column.now);
  return { valley, left: left!, right: right! };
}

/**
 * The tiles of a column after it has slid down or been filled up, and those that are no longer in
 * it.
 */
function followed(
  tiles: readonly TileId[],
  was: readonly Named[],
): { readonly now: Named[]; readonly gone: Named[] } {
  const left = [...was];
  const now: Named[] = [];
  const grows = tiles.length >= was.length;
  // What is taken away leaves a gap that the tiles above slide into; what is added lies on top.
  for (const tile of grows ? tiles : tiles.toReversed()) {
    const at = grows
      ? left.findIndex((other) => other.tile === tile)
      : left.findLastIndex((other) => other.tile === tile);
    now.push(at < 0 ? fresh(tile) : left[at]!);
    if (at >= 0) left.splice(grows ? 0 : at, grows ? at + 1 : left.length - at);
  }
  const order = grows ? now : now.toReversed();
  return { now: order, gone: was.filter((tile) => !order.includes(tile)) };
}
