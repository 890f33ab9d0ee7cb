import type { JSX } from 'solid-js';
import { say, type Words } from '../../../i18n/words.ts';
import { Sign } from '../../shared/Signs.tsx';

interface CountProps {
  readonly words: Words;
  /** What is counted. */
  readonly label: string;
  readonly count: number;
  readonly least?: number;
  readonly set: (count: number) => void;
}

/** A number between a button for one less and a button for one more. */
export function Count(props: CountProps): JSX.Element {
  return (
    <span class="count" role="group" aria-label={props.label}>
      <button
        class="button"
        type="button"
        aria-label={say(props.words, 'lay.fewer', { what: props.label })}
        disabled={props.count <= (props.least ?? 0)}
        onClick={() => props.set(props.count - 1)}
      >
        <Sign name="minus" />
      </button>
      <b aria-live="polite">{props.count}</b>
      <button
        class="button"
        type="button"
        aria-label={say(props.words, 'lay.more', { what: props.label })}
        onClick={() => props.set(props.count + 1)}
      >
        <Sign name="plus" />
      </button>
    </span>
  );
}
