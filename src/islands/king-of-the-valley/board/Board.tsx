import { createMemo, For, type JSX } from 'solid-js';
import type { Seat } from '../../../engine/types.ts';
import { SIDES, type Side } from '../../../games/king-of-the-valley/hill.ts';
import { say, type Words } from '../../../i18n/words.ts';
import type {
  Coming,
  Picture,
  SeatPicture,
} from '../../../narration/king-of-the-valley/picture.ts';
import { boardInWords } from '../../../narration/king-of-the-valley/in-words.ts';
import type { BoardProps } from '../../shared/board.ts';
import { createOpened } from '../../shared/Opener.tsx';
import { keysOf } from '../../shared/Spot.tsx';
import { Castle } from './Castle.tsx';
import { Hill } from './Hill.tsx';
import { named, type Names } from './same-tiles.ts';
import { pieces } from './pieces.ts';
import { Stock } from './Stock.tsx';
import { Valley } from './Valley.tsx';

/**
 * The table of King of the Valley: valley and hill, and below or beside them the castles, the
 * reader's own one first and unfolded.
 */
export function Board(props: BoardProps<Picture>): JSX.Element {
  const opened = createOpened(() => props.picture);
  let board: HTMLDivElement | undefined;
  const names = createMemo<Names>((was) => named(props.picture, was));
  const earlier = (of: Seat): SeatPicture | undefined =>
    props.before?.seats.find(({ seat }) => seat === of);

  /** The column of the hill that is being looked at. */
  const side = (): Side | undefined =>
    SIDES.find((side) => props.marks?.get(pieces.side(side))?.mark === 'selected');
  const coming = (): readonly Coming[] => (side() && props.picture.coming?.[side()!]) ?? [];

  return (
    <div
      class="felt kv"
      data-seats={props.picture.seats.length}
      ref={board}
      on:keydown={keysOf(() => board!, props)}
    >
      <InWords picture={props.picture} words={props.words} />
      <div class="table">
        <Valley
          picture={props.picture}
          before={props.before}
          names={names()}
          coming={coming()}
          words={props.words}
          asked={props}
        />
        <Hill
          picture={props.picture}
          before={props.before}
          names={names()}
          leaving={side() ? { [side()!]: coming().length } : {}}
          words={props.words}
          asked={props}
        />
        <ul class="castles">
          <For each={fromOwn(props.picture, props.own)}>
            {(seat) => (
              <Castle
                seat={props.picture.seats.find((other) => other.seat === seat)!}
                before={earlier(seat)}
                unfolded={seat === near(props.picture, props.own)}
                opened={opened}
                words={props.words}
                asked={props}
              />
            )}
          </For>
        </ul>
      </div>
      <Stock picture={props.picture} words={props.words} />
    </div>
  );
}

const seatsOf = ({ seats }: Picture): readonly Seat[] => seats.map(({ seat }) => seat);

/** The seats as they sit, from the reader’s own one if it is at this table. */
function fromOwn(picture: Picture, own: Seat | undefined): readonly Seat[] {
  const seats = seatsOf(picture);
  const first = Math.max(0, seats.indexOf(own ?? seats[0]!));
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** Whose castle is unfolded: the reader’s own one, else that of whoever has the turn. */
function near(picture: Picture, own: Seat | undefined): Seat {
  const seats = seatsOf(picture);
  const turn = picture.seats.find((seat) => seat.turn)?.seat;
  return seats.find((seat) => seat === own) ?? turn ?? seats[0]!;
}

/** The whole table in sentences, for readers who do not see it. */
function InWords(props: { readonly picture: Picture; readonly words: Words }): JSX.Element {
  const lines = createMemo(() => boardInWords(props.picture, props.words));
  return (
    <div class="visually-hidden">
      <For each={['valley', 'hill', 'castles'] as const}>
        {(part) => (
          <ul aria-label={say(props.words, `on-table.${part}`)}>
            <For each={lines()[part]}>{(line) => <li>{line}</li>}</For>
          </ul>
        )}
      </For>
    </div>
  );
}
