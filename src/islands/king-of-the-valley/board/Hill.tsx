import { For, Show, type JSX } from 'solid-js';
import { placeAt, SIDES, type Row, type Side } from '../../../games/king-of-the-valley/hill.ts';
import type { TileId } from '../../../games/king-of-the-valley/tiles.ts';
import { say, type Words } from '../../../i18n/words.ts';
import type { Picture, RowPicture } from '../../../narration/king-of-the-valley/picture.ts';
import { placeIn } from '../../../narration/king-of-the-valley/in-words.ts';
import type { Asked } from '../../shared/board.ts';
import { Spot } from '../../shared/Spot.tsx';
import type { Names } from './same-tiles.ts';
import { pieces } from './pieces.ts';
import { Tile } from './Tile.tsx';

interface HillProps {
  readonly picture: Picture;
  readonly before: Picture | undefined;
  readonly names: Names;
  /** How many tiles of each column would go into the valley. */
  readonly leaving: Readonly<Partial<Record<Side, number>>>;
  readonly words: Words;
  readonly asked: Asked;
}

/**
 * The two columns of the hill with the prices between them; on a narrow table they lie side by
 * side, the bottom on the left.
 */
export function Hill(props: HillProps): JSX.Element {
  const text = (key: string): string => say(props.words, key);
  return (
    <div
      class="hill"
      role={props.asked.marks ? 'group' : undefined}
      aria-label={props.asked.marks ? text('on-table.hill') : undefined}
    >
      <For each={SIDES}>
        {(side) => (
          <span class="side" data-side={side} aria-hidden="true">
            {text(`on-table.side.${side}`)}
          </span>
        )}
      </For>
      <div class="rows">
        <For each={props.picture.hill.map(({ row }) => row)}>
          {(row) => <HillRow of={props} row={row} />}
        </For>
        <For each={SIDES}>
          {(side) => (
            <span class="whole" data-side={side}>
              <Spot
                asked={props.asked}
                piece={pieces.side(side)}
                label={text(`side.${side}`)}
                words={props.words}
              />
            </span>
          )}
        </For>
      </div>
    </div>
  );
}

interface HillRowProps {
  readonly of: HillProps;
  readonly row: Row;
}

const rowIn = ({ hill }: Picture, row: Row): RowPicture => hill[row - 1]!;

/** A row of the hill: its price between two places. */
function HillRow(props: HillRowProps): JSX.Element {
  const at = (): RowPicture => rowIn(props.of.picture, props.row);
  return (
    <div class="hill-row">
      <Place of={props.of} row={props.row} side="left" />
      <b class="price" classList={{ assumed: at().assumed }} aria-hidden="true">
        {at().price}
      </b>
      <Place of={props.of} row={props.row} side="right" />
    </div>
  );
}

/** A place of the hill with its tile, if one lies there. */
function Place(props: HillRowProps & { readonly side: Side }): JSX.Element {
  const tileIn = (picture: Picture): TileId | null => rowIn(picture, props.row)[props.side];
  const tile = (): TileId | null => tileIn(props.of.picture);
  /** A tile lay here before, and now there is none. */
  const isTaken = (): boolean =>
    !tile() && props.of.before !== undefined && tileIn(props.of.before) !== null;
  const label = (): string =>
    say(props.of.words, 'on-table.place', {
      side: say(props.of.words, `on-table.side.${props.side}`),
      price: rowIn(props.of.picture, props.row).price,
      tile: placeIn(tile(), props.of.words),
    });
  return (
    <span
      class="place"
      classList={{
        leaving: props.row <= (props.of.leaving[props.side] ?? 0),
        empty: !tile(),
        new: isTaken(),
      }}
    >
      <Show when={props.of.names[props.side][props.row - 1]?.name} keyed>
        {(name) => (
          <span class="laid" data-thing={name} aria-hidden="true">
            <Tile tile={tile()!} />
          </span>
        )}
      </Show>
      <Spot
        asked={props.of.asked}
        piece={pieces.place(placeAt(props.side, props.row))}
        label={label()}
        words={props.of.words}
      />
    </span>
  );
}
