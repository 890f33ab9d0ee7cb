import { createUniqueId, For, Show, type JSX } from 'solid-js';
import { isServer } from 'solid-js/web';
import { COLUMNS, type Column } from '../../../games/king-of-the-valley/tiles.ts';
import { say, type Words } from '../../../i18n/words.ts';
import type {
  ColumnPicture,
  SeatPicture,
  Subjects,
} from '../../../narration/king-of-the-valley/picture.ts';
import { columnIn } from '../../../narration/king-of-the-valley/in-words.ts';
import { Crest } from '../../shared/Crest.tsx';
import type { Asked } from '../../shared/board.ts';
import { Arms, Sign } from '../../shared/Signs.tsx';
import { Opener, type Opened } from '../../shared/Opener.tsx';
import { Spot } from '../../shared/Spot.tsx';
import { pieces } from './pieces.ts';
import { Tile } from './Tile.tsx';

interface CastleProps {
  readonly seat: SeatPicture;
  readonly before: SeatPicture | undefined;
  /** Its columns are shown even on a narrow table. */
  readonly unfolded: boolean;
  readonly opened: Opened;
  readonly words: Words;
  readonly asked: Asked;
}

const sum = (subjects: readonly Subjects[]): number =>
  subjects.reduce((all, { count }) => all + count, 0);
const sizeOf = ({ up, down }: ColumnPicture): number => sum(up) + sum(down);

/**
 * What belongs to a player: on one line with what each column holds, and unfolded column by column.
 */
export function Castle(props: CastleProps): JSX.Element {
  // Built pages have no ids for it: each of their boards would count from the start, and their
  // buttons do nothing yet.
  const id = isServer ? undefined : createUniqueId();
  const isOpen = (): boolean => !props.unfolded && props.opened.seat() === props.seat.seat;
  const text = (key: string, blanks?: Record<string, string | number>): string =>
    say(props.words, key, blanks);
  const name = (): string => text(`seat.${props.seat.seat}`);
  const columnOf = (column: Column): ColumnPicture =>
    props.seat.castle.find((other) => other.column === column) ?? {
      column,
      up: [],
      down: [],
      taxed: false,
    };
  const tiles = (): number =>
    props.seat.castle.reduce((all, column) => all + sizeOf(column), props.seat.inHand.length);
  const grows = (): boolean => props.before !== undefined && props.before.gold !== props.seat.gold;
  const inWords = (castle: SeatPicture, column: Column): string =>
    castle.castle
      .filter((other) => other.column === column)
      .map((other) => columnIn(other, props.words))[0] ?? '';
  /** Something has come into a column, gone, or been turned over. */
  const isNew = (column: Column): boolean =>
    props.before !== undefined && inWords(props.before, column) !== inWords(props.seat, column);
  /** Its columns can be tapped. */
  const isAsked = (): boolean =>
    COLUMNS.some((column) => props.asked.marks?.has(pieces.column(props.seat.seat, column)));

  return (
    <li
      class="seat castle"
      classList={{ turn: props.seat.turn, unfolded: props.unfolded || isOpen(), opened: isOpen() }}
      data-seat={props.seat.seat}
      data-heap={`tile:${props.seat.seat}=${tiles()}`}
      aria-current={props.seat.turn ? 'step' : undefined}
    >
      <div class="head" aria-hidden="true">
        <p class="who">
          <Crest seat={props.seat.seat} />
          <b>{name()}</b>
          <Show when={props.seat.starts}>
            <span class="seat-tag">{text('on-table.starts')}</span>
          </Show>
          <Show when={props.seat.winner}>
            <span class="seat-tag">{text('on-table.winner')}</span>
          </Show>
        </p>
        <Show when={props.seat.kingdoms > 0}>
          <span class="kingdoms">
            <Arms of="king-of-the-valley/kingdom" />
            {props.seat.kingdoms}
          </span>
        </Show>
        <span
          class="coin"
          classList={{ new: grows() }}
          data-heap={`coin:${props.seat.seat}=${props.seat.gold}`}
        >
          {props.seat.gold}
        </span>
        <ul class="in-hand">
          <For each={props.seat.inHand}>
            {(tile) => (
              <li>
                <Tile tile={tile} />
              </li>
            )}
          </For>
        </ul>
        <ul class="sums">
          <For each={props.seat.castle}>
            {(column) => (
              <li classList={{ taxed: column.taxed, new: isNew(column.column) }}>
                <Arms of={`king-of-the-valley/portrait-${column.column}`} />
                {sizeOf(column)}
              </li>
            )}
          </For>
        </ul>
      </div>
      <Show when={!props.unfolded}>
        <Opener
          opened={props.opened}
          seat={props.seat.seat}
          label={text('on-table.unfold', { seat: name() })}
          shows={id}
        >
          <Sign name="next" />
        </Opener>
      </Show>
      <Spot
        asked={props.asked}
        piece={pieces.seat(props.seat.seat)}
        label={name()}
        words={props.words}
      />
      <div
        class="columns"
        id={id}
        role={isAsked() ? 'group' : undefined}
        aria-label={isAsked() ? text('on-table.unfold', { seat: name() }) : undefined}
        aria-hidden={isAsked() ? undefined : 'true'}
      >
        <For each={COLUMNS}>
          {(column) => (
            <div class="column" classList={{ new: isNew(column) }}>
              <span class="portrait" aria-hidden="true">
                <Arms of={`king-of-the-valley/portrait-${column}`} />
                <Show when={columnOf(column).taxed}>
                  <Arms of="king-of-the-valley/tax" class="tax" />
                </Show>
              </span>
              <span class="subjects" aria-hidden="true">
                <For each={columnOf(column).up}>
                  {({ tile, count }) => <Tile tile={tile} count={count} />}
                </For>
                <For each={columnOf(column).down}>
                  {({ tile, count }) => <Tile tile={tile} count={count} down />}
                </For>
              </span>
              <Spot
                asked={props.asked}
                piece={pieces.column(props.seat.seat, column)}
                label={columnIn(columnOf(column), props.words)}
                words={props.words}
              />
            </div>
          )}
        </For>
      </div>
    </li>
  );
}
