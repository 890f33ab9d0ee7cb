import { Show, type JSX } from 'solid-js';
import { say } from '../../../i18n/words.ts';
import type { Picture, SeatPicture } from '../../../narration/claim/picture.ts';
import { ownLast, type BoardProps } from '../../shared/board.ts';
import { keysOf } from '../../shared/Spot.tsx';
import { count } from './Cards.tsx';
import { Seat } from './Seat.tsx';
import { Trick } from './Trick.tsx';

/**
 * The table of Claim: the two players, and between them the trick, the card it is about, and the
 * draw pile.
 */
export function Board(props: BoardProps<Picture>): JSX.Element {
  const seats = (): readonly SeatPicture[] => ownLast(props.picture.seats, props.own);
  const earlier = (of: string): SeatPicture | undefined =>
    props.before?.seats.find((other) => other.seat === of);
  const seat = (place: number): JSX.Element => (
    <Seat
      seat={seats()[place]!}
      before={earlier(seats()[place]!.seat)}
      words={props.words}
      asked={props}
    />
  );
  const hasRecruits = (): boolean =>
    props.picture.seats.some(({ won, blind }) => count(won) + count(blind) > 0);
  /**
   * There is something in the middle: the pile from which hands are dealt, or a trick now or to
   * come.
   */
  const isPlayed = (): boolean =>
    props.picture.drawPile + props.picture.played.length > 0 ||
    props.picture.seats.some(({ hand }) => count(hand) > 0);
  let board: HTMLDivElement | undefined;
  return (
    <div
      class="felt claim"
      classList={{ recruiting: hasRecruits() }}
      ref={board}
      on:keydown={keysOf(() => board!, props)}
    >
      {seat(0)}
      <Show when={isPlayed()}>
        <Trick picture={props.picture} words={props.words} />
      </Show>
      {seat(1)}
      <p class="stock">
        <span data-heap={`card:discard=${props.picture.discard}`}>
          {say(props.words, 'on-table.discard', { count: props.picture.discard })}
        </span>
        <span>
          {say(props.words, 'on-table.trick', {
            phase: props.picture.phase,
            trick: props.picture.trick,
          })}
        </span>
      </p>
    </div>
  );
}
