import { For, Show, type JSX } from 'solid-js';
import { say, type Words } from '../../i18n/words.ts';
import { Crest } from '../shared/Crest.tsx';
import { numberIn, type Option } from './answers.ts';

/** Answers to pick one or several of: seats, or things by their names. */
export function Picks(props: {
  readonly words: Words;
  readonly options: readonly Option[];
  readonly picked: readonly string[];
  readonly pick: (value: string) => void;
}): JSX.Element {
  const label = (): string =>
    say(props.words, props.options[0]!.seat ? 'learn.who' : 'learn.your-answer');
  return (
    <div class="picks" role="group" aria-label={label()}>
      <For each={props.options}>
        {({ value, name, seat }) => (
          <button
            class="button"
            type="button"
            aria-pressed={props.picked.includes(value)}
            onClick={() => props.pick(value)}
          >
            <Show when={seat}>{(one) => <Crest seat={one()} />}</Show>
            {name}
          </button>
        )}
      </For>
    </div>
  );
}

/** Numbers of which one is the answer. */
export function Numbers(props: {
  readonly words: Words;
  readonly among: readonly number[];
  readonly choose: (one: number) => void;
}): JSX.Element {
  return (
    <div class="picks numbers" role="group" aria-label={say(props.words, 'learn.your-answer')}>
      <For each={props.among}>
        {(one) => (
          <button class="button" type="button" onClick={() => props.choose(one)}>
            {one}
          </button>
        )}
      </For>
    </div>
  );
}

/** A number to be typed. */
export function NumberTyped(props: {
  readonly words: Words;
  /** Gets the number, or undefined while what is typed is none. */
  readonly type: (number: number | undefined) => void;
  readonly enter: () => void;
}): JSX.Element {
  return (
    <label class="typed">
      {say(props.words, 'learn.your-answer')}
      <input
        type="text"
        inputmode="numeric"
        autocomplete="off"
        onInput={({ currentTarget: { value } }) => props.type(numberIn(value))}
        onKeyDown={({ key }) => key === 'Enter' && props.enter()}
      />
    </label>
  );
}
