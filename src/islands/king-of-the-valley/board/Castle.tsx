import { createUniqueId, Show, type JSX } from 'solid-js';
import { isServer } from 'solid-js/web';
import { say, type Words } from '../../../i18n/words.ts';
import type { SeatPicture } from '../../../narration/king-of-the-valley/picture.ts';
import type { Asked } from '../../shared/board.ts';
import { Opener, type Opened } from '../../shared/Opener.tsx';
import { Sign } from '../../shared/Signs.tsx';
import { Spot } from '../../shared/Spot.tsx';
import { CastleColumns } from './CastleColumns.tsx';
import { CastleHead } from './CastleHead.tsx';
import { sizeOf } from './columns.ts';
import { pieces } from './pieces.ts';

interface CastleProps {
  readonly seat: SeatPicture;
  readonly before: SeatPicture | undefined;
  /** Its columns are shown even on a narrow table. */
  readonly unfolded: boolean;
  readonly opened: Opened;
  readonly words: Words;
  readonly asked: Asked;
}

/**
 * What belongs to a player: on one line with what each column holds, and unfolded column by column.
 */
export function Castle(props: CastleProps): JSX.Element {
  // Built pages have no ids for it: each of their boards would count from the start, and their
  // buttons do nothing yet.
  const id = isServer ? undefined : createUniqueId();
  const isOpen = (): boolean => !props.unfolded && props.opened.seat() === props.seat.seat;
  const name = (): string => say(props.words, `seat.${props.seat.seat}`);
  const tiles = (): number =>
    props.seat.castle.reduce((all, column) => all + sizeOf(column), props.seat.inHand.length);

  return (
    <li
      class="seat castle"
      classList={{ turn: props.seat.turn, unfolded: props.unfolded || isOpen(), opened: isOpen() }}
      data-seat={props.seat.seat}
      data-heap={`tile:${props.seat.seat}=${tiles()}`}
      aria-current={props.seat.turn ? 'step' : undefined}
    >
      <CastleHead seat={props.seat} before={props.before} words={props.words} />
      <Show when={!props.unfolded}>
        <Opener
          opened={props.opened}
          seat={props.seat.seat}
          label={say(props.words, 'on-table.unfold', { seat: name() })}
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
      <CastleColumns
        seat={props.seat}
        before={props.before}
        words={props.words}
        asked={props.asked}
        id={id}
      />
    </li>
  );
}
