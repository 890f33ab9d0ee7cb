import { For, type JSX } from 'solid-js';
import { SEATS, type Seat } from '../../engine/types.ts';
import { Crest } from '../shared/Crest.tsx';
import { say, type Words } from '../../i18n/words.ts';
import type { SeatTally } from './tally.ts';

/** Whose things are entered: one tab per player, with the points so far. */
export function SeatTabs(props: {
  readonly words: Words;
  readonly seats: readonly SeatTally[];
  readonly chosen: Seat;
  readonly choose: (seat: Seat) => void;
}): JSX.Element {
  const inOrder = (): Seat[] =>
    SEATS.filter((seat) => props.seats.some((tally) => tally.seat === seat));
  const total = (seat: Seat): number =>
    props.seats.find((tally) => tally.seat === seat)?.total ?? 0;
  return (
    <div class="seat-tabs" role="group" aria-label={say(props.words, 'score.seats')}>
      <For each={inOrder()}>
        {(seat) => (
          <button
            type="button"
            aria-pressed={props.chosen === seat}
            onClick={() => props.choose(seat)}
          >
            <Crest seat={seat} />
            <span>{say(props.words, `seat.${seat}`)}</span>
            <b>
              <span class="visually-hidden">{say(props.words, 'scoring.total')} </span>
              {signed(total(seat))}
            </b>
          </button>
        )}
      </For>
    </div>
  );
}

/** A number as it is printed: with a minus sign, not a hyphen. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));
