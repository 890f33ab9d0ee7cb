import { For, type JSX } from 'solid-js';
import { SEATS, type Seat } from '../../engine/types.ts';
import { Crest } from './Crest.tsx';
import { say, type Words } from '../../i18n/words.ts';

interface WhoPlaysProps {
  /** With the names of the seats. */
  readonly words: Words;
  readonly label: string;
  readonly seated: readonly Seat[];
  /** Called with the seats as they would be, in seating order. */
  readonly seat: (seats: readonly Seat[]) => void;
}

/** Who sits at the table: one toggle per seat, with its crest. */
export function WhoPlays(props: WhoPlaysProps): JSX.Element {
  const toggled = (seat: Seat): Seat[] =>
    SEATS.filter((other) => (other === seat) !== props.seated.includes(other));
  return (
    <div class="who-plays" role="group" aria-label={props.label}>
      <For each={SEATS}>
        {(seat) => (
          <button
            class="button"
            type="button"
            aria-pressed={props.seated.includes(seat)}
            onClick={() => props.seat(toggled(seat))}
          >
            <Crest seat={seat} />
            <span>{say(props.words, `seat.${seat}`)}</span>
          </button>
        )}
      </For>
    </div>
  );
}
