import { For, Show, type JSX } from 'solid-js';
import { say, type Words } from '../words.ts';

interface WhatIfProps {
  readonly words: Words;
  /** The open rulings that matter here. */
  readonly ids: readonly string[];
  /** Options of every ruling, the default first. */
  readonly rulings: Readonly<Record<string, readonly string[]>>;
  readonly chosen: Readonly<Record<string, string>>;
  readonly choose: (rulings: Readonly<Record<string, string>>) => void;
}

/** Open rulings as questions with their readings; choosing one plays the script again under it. */
export function WhatIfTray(props: WhatIfProps): JSX.Element {
  const optionsOf = (id: string): readonly string[] => props.rulings[id] ?? [];
  function pick(id: string, option: string): void {
    const others = Object.entries(props.chosen).filter(([other]) => other !== id);
    props.choose(Object.fromEntries(option === optionsOf(id)[0] ? others : [...others, [id, option]]));
  }
  return (
    <div class="tray">
      <For each={props.ids}>
        {(id) => (
          <fieldset class="switch">
            <legend>{say(props.words, `ruling.${id}`)}</legend>
            <For each={optionsOf(id)}>
              {(option, place) => (
                <label>
                  <input
                    type="radio"
                    name={`ruling-${id}`}
                    value={option}
                    checked={(props.chosen[id] ?? optionsOf(id)[0]) === option}
                    onChange={() => pick(id, option)}
                  />
                  <span>{say(props.words, `ruling.${id}.${option}`)}</span>
                  <Show when={place() === 0}>
                    <small>{say(props.words, 'player.crownbook-plays')}</small>
                  </Show>
                </label>
              )}
            </For>
          </fieldset>
        )}
      </For>
    </div>
  );
}
