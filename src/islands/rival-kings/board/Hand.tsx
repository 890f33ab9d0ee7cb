import { For, Show, type JSX } from 'solid-js';
import type { Seat } from '../../../engine/types.ts';
import { say, type Words } from '../../../i18n/words.ts';
import type { Held, SeatPicture } from '../../../narration/rival-kings/picture.ts';
import type { Asked } from '../../shared/board.ts';
import { Sign } from '../../shared/Signs.tsx';
import { Spot } from '../../shared/Spot.tsx';
import { pieces } from './pieces.ts';

interface HandProps {
  readonly seat: SeatPicture;
  readonly words: Words;
  readonly asked: Asked;
}

/** The name of a seat's character card, face down or open, as a piece that moves. */
export const playedBy = (seat: Seat): string => `played:${seat}`;

/** Before the reveal: the card laid face down, and the hand as far as the eyes may see it. */
export function Hand(props: HandProps): JSX.Element {
  const known = (): readonly Held[] => (typeof props.seat.hand === 'number' ? [] : props.seat.hand);
  const backs = (): number => (typeof props.seat.hand === 'number' ? props.seat.hand : 0);
  return (
    <ul
      class="hand"
      data-heap={`played:hand-${props.seat.seat}=${known().length + backs()}`}
      aria-label={say(props.words, 'on-table.hand', { count: known().length + backs() })}
    >
      <Show when={props.seat.character === 'face-down'}>
        <li class="card-back laid" data-thing={playedBy(props.seat.seat)} data-face="face-down">
          <span class="visually-hidden">{say(props.words, 'on-table.face-down')}</span>
        </li>
      </Show>
      <For each={known()}>
        {({ character, rank, actions }) => (
          <li class="card-known">
            <b>{rank}</b> {say(props.words, `character.${character}`)}
            <span class="doings" aria-hidden="true">
              <For each={actions}>{(action) => <Sign name={`action-${action}`} />}</For>
            </span>
            <Spot
              asked={props.asked}
              piece={pieces.held(props.seat.seat, character)}
              label={`${rank} ${say(props.words, `character.${character}`)}`}
              words={props.words}
            />
          </li>
        )}
      </For>
      <For each={Array.from({ length: backs() })}>
        {() => <li class="card-back" aria-hidden="true" />}
      </For>
    </ul>
  );
}
