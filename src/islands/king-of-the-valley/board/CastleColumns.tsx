import { For, Show, type JSX } from 'solid-js';
import { COLUMNS, type Column } from '../../../games/king-of-the-valley/tiles.ts';
import { say, type Words } from '../../../i18n/words.ts';
import { columnIn } from '../../../narration/king-of-the-valley/in-words.ts';
import type { ColumnPicture, SeatPicture } from '../../../narration/king-of-the-valley/picture.ts';
import type { Asked } from '../../shared/board.ts';
import { Arms } from '../../shared/Signs.tsx';
import { Spot } from '../../shared/Spot.tsx';
import { columnOf, hasChanged } from './columns.ts';
import { pieces } from './pieces.ts';
import { Tile } from './Tile.tsx';

interface CastleColumnsProps {
  readonly seat: SeatPicture;
  readonly before: SeatPicture | undefined;
  readonly words: Words;
  readonly asked: Asked;
  /** By which a button says that it shows them. */
  readonly id: string | undefined;
}

/** A castle column by column, with the subjects that lie there. */
export function CastleColumns(props: CastleColumnsProps): JSX.Element {
  /** They can be tapped. */
  const isAsked = (): boolean =>
    COLUMNS.some((column) => props.asked.marks?.has(pieces.column(props.seat.seat, column)));
  const name = (): string =>
    say(props.words, 'on-table.unfold', { seat: say(props.words, `seat.${props.seat.seat}`) });
  const shown = (column: Column): ColumnPicture => columnOf(props.seat, column);
  return (
    <div
      class="columns"
      id={props.id}
      role={isAsked() ? 'group' : undefined}
      aria-label={isAsked() ? name() : undefined}
      aria-hidden={isAsked() ? undefined : 'true'}
    >
      <For each={COLUMNS}>
        {(column) => (
          <div
            class="column"
            classList={{ new: hasChanged(props.before, props.seat, column, props.words) }}
          >
            <span class="portrait" aria-hidden="true">
              <Arms of={`king-of-the-valley/portrait-${column}`} />
              <Show when={shown(column).taxed}>
                <Arms of="king-of-the-valley/tax" class="tax" />
              </Show>
            </span>
            <span class="subjects" aria-hidden="true">
              <For each={shown(column).up}>
                {({ tile, count }) => <Tile tile={tile} count={count} />}
              </For>
              <For each={shown(column).down}>
                {({ tile, count }) => <Tile tile={tile} count={count} down />}
              </For>
            </span>
            <Spot
              asked={props.asked}
              piece={pieces.column(props.seat.seat, column)}
              label={columnIn(shown(column), props.words)}
              words={props.words}
            />
          </div>
        )}
      </For>
    </div>
  );
}
