import { For, Show, type JSX } from 'solid-js';
import type { WhatIf } from '../../narration/frame.ts';
import { say, type Words } from '../../i18n/words.ts';

interface RulingSwitchProps {
  readonly words: Words;
  /** Questions and readings in words. */
  readonly whatIf: WhatIf;
  readonly ruling: string;
  readonly options: readonly string[];
  readonly chosen: string | undefined;
  readonly choose: (option: string) => void;
  /** What else there is to say about a reading: a line each. */
  readonly notes?: (option: string) => readonly JSX.Element[];
}

let switches = 0;

/**
 * An open ruling as a question, its readings as full rows; the first one is what Crownbook plays.
 */
export function RulingSwitch(props: RulingSwitchProps): JSX.Element {
  /** Switches on one page keep their radio buttons apart. */
  const group = `switch-${(switches += 1)}`;
  return (
    <fieldset class="switch">
      <legend>{say(props.whatIf.words, `ruling.${props.ruling}`)}</legend>
      <For each={props.options}>
        {(option, place) => (
          <label>
            <input
              type="radio"
              name={`${group}-${props.ruling}`}
              value={option}
              checked={props.chosen === option}
              onChange={() => props.choose(option)}
            />
            <span>{say(props.whatIf.words, `ruling.${props.ruling}.${option}`)}</span>
            <Show when={place() === 0}>
              <small>{say(props.words, 'player.crownbook-plays')}</small>
            </Show>
            <For each={props.notes?.(option)}>{(note) => <small>{note}</small>}</For>
          </label>
        )}
      </For>
    </fieldset>
  );
}
