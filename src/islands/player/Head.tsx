import { Show, type JSX } from 'solid-js';
import type { Seat } from '../../engine/types.ts';
import { say, type Words } from '../../i18n/words.ts';
import { Sign } from '../shared/Signs.tsx';
import { Eyes } from './Eyes.tsx';

interface HeadProps {
  readonly words: Words;
  readonly heading: JSX.Element;
  /** From which step on the reader plays, in words. */
  readonly from: string | undefined;
  readonly seats: readonly Seat[];
  readonly eyes: Seat | undefined;
  readonly choose: (eyes: Seat | undefined) => void;
  /** Undefined where there is no way to fill the screen. */
  readonly fillScreen: (() => void) | undefined;
}

/** What is played, through whose eyes, and the way to the whole screen. */
export function Head(props: HeadProps): JSX.Element {
  return (
    <div class="player-head">
      <div class="title">
        {props.heading}
        <Show when={props.from}>{(step) => <p>{step()}</p>}</Show>
      </div>
      <Eyes words={props.words} seats={props.seats} eyes={props.eyes} choose={props.choose} />
      <Show when={props.fillScreen}>
        {(fill) => (
          <button
            class="button"
            type="button"
            aria-label={say(props.words, 'player.full-screen')}
            onClick={() => fill()()}
          >
            <Sign name="full-screen" />
          </button>
        )}
      </Show>
    </div>
  );
}
