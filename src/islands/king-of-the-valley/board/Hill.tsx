import { For, Show, type JSX } from 'solid-js';
import { placeAt, SIDES, type Side } from '../../../games/king-of-the-valley/hill.ts';
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
  const text = (key: string, blanks?: Record<string, string | number>): string =>
    say(props.words, key, blanks);
  const labelOf = (side: Side, { price, [side]: tile }: RowPicture): string =>
    text('on-table.place', {
      side: text(`on-table.side.${side}`),
      price,
      tile: placeIn(tile, props.words),
    });
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
          {(row) => {
            const at = (): RowPicture => props.picture.hill[row - 1]!;
            /** A tile lay here before, and now there is none. */
            const isTaken = (side: Side): boolean =>
              !at()[side] && Boolean(props.before?.hill[row - 1]![side]);
            const place = (side: Side): JSX.Element => (
              <span
                class="place"
                classList={{
                  leaving: row <= (props.leaving[side] ?? 0),
                  empty: !at()[side],
                  new: isTaken(side),
                }}
              >
                <Show when={props.names[side][row - 1]?.name} keyed>
                  {(name) => (
                    <span class="laid" data-thing={name} aria-hidden="true">
                      <Tile tile={at()[side]!} />
                    </span>
                  )}
                </Show>
                <Spot
                  asked={props.asked}
                  piece={pieces.place(placeAt(side, row))}
                  label={labelOf(side, at())}
                  words={props.words}
                />
              </span>
            );
            return (
              <div class="hill-row">
                {place('left')}
                <b class="price" classList={{ assumed: at().assumed }} aria-hidden="true">
                  {at().price}
                </b>
                {place('right')}
              </div>
            );
          }}
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
