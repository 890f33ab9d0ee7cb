import { For, Show, type JSX } from 'solid-js';
import { say, type Words } from '../../../i18n/words.ts';
import type { SeatPicture } from '../../../narration/king-of-the-valley/picture.ts';
import { Crest } from '../../shared/Crest.tsx';
import { Arms } from '../../shared/Signs.tsx';
import { hasChanged, sizeOf } from './columns.ts';
import { Tile } from './Tile.tsx';

interface CastleHeadProps {
  readonly seat: SeatPicture;
  readonly before: SeatPicture | undefined;
  readonly words: Words;
}

/** A castle on one line: whose it is, tokens, what is in hand, and how much each column holds. */
export function CastleHead(props: CastleHeadProps): JSX.Element {
  const text = (key: string): string => say(props.words, key);
  const hasOtherGold = (): boolean =>
    props.before !== undefined && props.before.gold !== props.seat.gold;
  return (
    <div class="head" aria-hidden="true">
      <p class="who">
        <Crest seat={props.seat.seat} />
        <b>{text(`seat.${props.seat.seat}`)}</b>
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
        classList={{ new: hasOtherGold() }}
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
          {(shown) => (
            <li
              classList={{
                taxed: shown.taxed,
                new: hasChanged(props.before, props.seat, shown.column, props.words),
              }}
            >
              <Arms of={`king-of-the-valley/portrait-${shown.column}`} />
              {sizeOf(shown)}
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}
