import { For, Show, type JSX } from 'solid-js';
import { say, type Words } from '../../../i18n/words.ts';
import { ownLast, type Asked, type BoardProps, type PieceId } from '../../shared/board.ts';
import { createOpened } from '../../shared/Opener.tsx';
import { keysOf, Spot } from '../../shared/Spot.tsx';
import type { Face, Picture, SeatPicture } from '../../../narration/rival-kings/picture.ts';
import { ConflictLine } from './ConflictLine.tsx';
import { faceLabel, MiniFace } from './MiniFace.tsx';
import { pieces } from './pieces.ts';
import { Pile } from './Pile.tsx';
import { Seat } from './Seat.tsx';

/**
 * The table of Rival Kings: seats in rank order, the reader's own one last, with the lines of
 * conflict beside them; the middle of the table below.
 */
export function Board(props: BoardProps<Picture>): JSX.Element {
  const seats = (): readonly SeatPicture[] => ownLast(props.picture.seats, props.own);
  const earlier = (seat: string) => props.before?.seats.find((other) => other.seat === seat);
  const opened = createOpened(() => props.picture);
  let board: HTMLDivElement | undefined;
  return (
    <div
      class="felt rk"
      data-seats={props.picture.seats.length}
      ref={board}
      on:keydown={keysOf(() => board!, props)}
    >
      <div class="ladder">
        <ol aria-label={say(props.words, 'on-table.seats')}>
          <For each={seats().map(({ seat }) => seat)}>
            {(seat) => (
              <Seat
                seat={props.picture.seats.find((one) => one.seat === seat)!}
                before={earlier(seat)}
                words={props.words}
                asked={props}
                once={props.once ?? false}
                opened={opened}
              />
            )}
          </For>
        </ol>
        <Show when={props.picture.neutral}>
          {(neutral) => (
            <p class="neutral">
              <span>{say(props.words, 'on-table.neutral')} </span>
              <b>
                {neutral().rank} {say(props.words, `character.${neutral().character}`)}
              </b>
            </p>
          )}
        </Show>
        <For each={props.picture.lines}>
          {(line) => <ConflictLine line={line} seats={seats()} words={props.words} />}
        </For>
      </div>
      <ul class="middle" aria-label={say(props.words, 'on-table.middle')}>
        <For each={props.picture.piles.map((_, place) => place)}>
          {(place) => (
            <Pile
              pile={props.picture.piles[place]!}
              before={props.before?.piles[place]}
              words={props.words}
              asked={props}
            />
          )}
        </For>
      </ul>
      <Show when={props.picture.searched.length > 0}>
        <Searched faces={props.picture.searched} words={props.words} asked={props} />
      </Show>
      <Stock picture={props.picture} words={props.words} />
    </div>
  );
}

/** The cards of a pile that is looked through. */
function Searched(props: {
  readonly faces: readonly Face[];
  readonly words: Words;
  readonly asked: Asked;
}): JSX.Element {
  const pieceOf = ({ card }: Face, place: number): PieceId =>
    pieces.found(
      card,
      props.faces.findIndex((face) => face.card === card) < place ? 'deeper' : undefined,
    );
  return (
    <div class="searched">
      <p>{say(props.words, 'on-table.searched')}</p>
      <ul>
        <For each={props.faces}>
          {(face, place) => (
            <li data-thing={`card:${face.card}`}>
              <MiniFace face={face} words={props.words} />
              <Spot
                asked={props.asked}
                piece={pieceOf(face, place())}
                label={faceLabel(face, props.words)}
                words={props.words}
              />
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}

/** What lies beside the table, and which round of which cycle it is. */
function Stock(props: { readonly picture: Picture; readonly words: Words }): JSX.Element {
  return (
    <p class="stock">
      <span
        data-heap={`coin:supply=${props.picture.supply.coins} marker:supply=${props.picture.supply.markers}`}
      >
        {say(props.words, 'on-table.supply', props.picture.supply)}
      </span>
      <Show when={props.picture.leftovers > 0}>
        <span>{say(props.words, 'on-table.leftovers', { count: props.picture.leftovers })}</span>
      </Show>
      <span>
        {say(props.words, 'on-table.round', {
          round: props.picture.round,
          cycle: props.picture.cycle,
        })}
      </span>
    </p>
  );
}
