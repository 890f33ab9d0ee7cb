import type { JSX } from 'solid-js';
import { say, type Words } from '../../../i18n/words.ts';
import type { LinePicture, SeatPicture } from '../../../narration/rival-kings/picture.ts';

/**
 * A bracket in the gutter from one row to the other; the neutral character lies below the seats.
 */
export function ConflictLine(props: {
  line: LinePicture;
  seats: readonly SeatPicture[];
  words: Words;
}): JSX.Element {
  const row = (end: LinePicture['from']): number =>
    end === 'neutral'
      ? props.seats.length + 1
      : props.seats.findIndex((other) => other.seat === end) + 1;
  const ends = (): readonly number[] => [row(props.line.from), row(props.line.to)];
  const top = (): number => Math.min(...ends());
  const bottom = (): number => Math.max(...ends());
  return (
    <i
      class="conflict-line"
      classList={{
        now: props.line.now,
        up: row(props.line.to) === top(),
        [props.line.kind]: true,
        'from-neutral': props.line.from === 'neutral',
      }}
      data-from={top()}
      data-rows={bottom() - top() + 1}
    >
      <span class="visually-hidden">{lineName(props.line, props.words)}</span>
    </i>
  );
}

/** Who robs whom, or who is in conflict with whom. */
function lineName({ from, to, kind }: LinePicture, words: Words): string {
  const other = say(words, `seat.${to}`);
  if (from === 'neutral') return say(words, 'on-table.conflict-neutral', { seat: other });
  const one = say(words, `seat.${from}`);
  return kind === 'theft'
    ? say(words, 'on-table.robs', { thief: one, victim: other })
    : say(words, 'on-table.conflict', { one, other });
}
