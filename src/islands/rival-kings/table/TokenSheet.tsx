import { For, type JSX } from 'solid-js';
import { Sign } from '../../shared/Signs.tsx';
import { say, type Words } from '../../../i18n/words.ts';
import type { USUAL } from './edit.ts';

type Token = keyof typeof USUAL;

interface TokenSheetProps {
  readonly words: Words;
  readonly tokens: readonly Token[];
  readonly counts: Readonly<Record<Token, number>>;
  readonly set: (what: Token, count: number) => void;
}

/** Markers, and coins where they are asked for, each with a stepper. */
export function TokenSheet(props: TokenSheetProps): JSX.Element {
  return (
    <ul class="tokens ui">
      <For each={props.tokens}>
        {(what) => (
          <li>
            <span>{say(props.words, `lay.${what}`)}</span>
            <span class="stepper">
              <button
                class="button"
                type="button"
                aria-label={say(props.words, `lay.${what}.fewer`)}
                disabled={props.counts[what] === 0}
                onClick={() => props.set(what, props.counts[what] - 1)}
              >
                <Sign name="minus" />
              </button>
              <b
                class={what === 'markers' ? 'marker' : 'coin'}
                classList={{ none: props.counts[what] === 0 }}
                aria-live="polite"
              >
                {props.counts[what]}
              </b>
              <button
                class="button"
                type="button"
                aria-label={say(props.words, `lay.${what}.more`)}
                onClick={() => props.set(what, props.counts[what] + 1)}
              >
                <Sign name="plus" />
              </button>
            </span>
          </li>
        )}
      </For>
    </ul>
  );
}
