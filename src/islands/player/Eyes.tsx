import type { JSX } from 'solid-js';
import { SEATS, type Seat } from '../../engine/types.ts';
import { Sign } from '../shared/Signs.tsx';
import { say, type Words } from '../../i18n/words.ts';

/** Goes round through all cards open and every seat's eyes. */
export function Eyes(props: {
  words: Words;
  seats: readonly Seat[];
  eyes: Seat | undefined;
  choose: (eyes: Seat | undefined) => void;
}): JSX.Element {
  const seated = (): readonly Seat[] => SEATS.filter((seat) => props.seats.includes(seat));
  const label = (): string =>
    props.eyes
      ? say(props.words, 'player.eyes.of', { seat: say(props.words, `seat.${props.eyes}`) })
      : say(props.words, 'player.eyes.all');
  const next = (): Seat | undefined =>
    seated()[props.eyes === undefined ? 0 : seated().indexOf(props.eyes) + 1];
  return (
    <button
      class="button eyes"
      type="button"
      aria-label={`${say(props.words, 'joint.label', { what: say(props.words, 'player.eyes') })} ${label()}`}
      title={label()}
      onClick={() => props.choose(next())}
    >
      <Sign name="eye" />
      <span>{label()}</span>
    </button>
  );
}
