import { Show, untrack, type JSX } from 'solid-js';
import type { Seat } from '../../engine/types.ts';
import { say, type Words } from '../../i18n/words.ts';
import { Sign } from '../shared/Signs.tsx';
import { Eyes } from './Eyes.tsx';
import type { PlayerState } from './player-state.ts';

interface HeadProps {
  readonly words: Words;
  readonly heading: JSX.Element;
  readonly seats: readonly Seat[];
  readonly state: PlayerState;
  /** Undefined where there is no way to fill the screen. */
  readonly fillScreen: (() => void) | undefined;
}

/** What is played, through whose eyes, and the way to the whole screen. */
export function Head(props: HeadProps): JSX.Element {
  const { choice, change, from } = untrack(() => props.state);
  const look = (eyes: Seat | undefined): void => void change({ eyes }, viewOf(eyes, props.words));
  return (
    <div class="player-head">
      <div class="title">
        {props.heading}
        <Show when={from()}>{(step) => <p>{step()}</p>}</Show>
      </div>
      <Eyes words={props.words} seats={props.seats} eyes={choice().eyes} choose={look} />
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

/** Whose view it is from now on. */
const viewOf = (eyes: Seat | undefined, words: Words): string =>
  eyes
    ? say(words, 'player.eyes.now', { seat: say(words, `seat.${eyes}`) })
    : say(words, 'player.eyes.now.all');
