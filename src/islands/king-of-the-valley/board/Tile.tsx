import { Show, type JSX } from 'solid-js';
import type { TileId } from '../../../games/king-of-the-valley/tiles.ts';
import { Arms } from '../../shared/Signs.tsx';

/**
 * The picture of a tile: that of its character, or the face with the order of a knight, or what
 * stands on a tax collector.
 */
const armsOf = (tile: TileId): string =>
  `king-of-the-valley/${tile.replace(/^(knight|tax-collector)-/, '$1#')}`;

/** A tile as its picture shows it; words for it stand beside. */
export function Tile(props: { tile: TileId; count?: number; down?: boolean }): JSX.Element {
  return (
    <span class="tile" classList={{ down: props.down }}>
      <Arms of={armsOf(props.tile)} />
      <Show when={(props.count ?? 1) > 1}>
        <b class="times">{props.count}</b>
      </Show>
    </span>
  );
}
