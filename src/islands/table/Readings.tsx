import { For, Show, createUniqueId, type JSX } from 'solid-js';
import type { WhatIf } from '../player/track.ts';
import { Sign } from '../boards/Signs.tsx';
import { say, type Words } from '../words.ts';
import type { TouchTold } from './table-referee.ts';

interface ReadingsProps {
  readonly words: Words;
  /** Questions and readings in words. */
  readonly whatIf: WhatIf;
  readonly touched: readonly TouchTold[];
  /** The reader's own readings, kept on this device. */
  readonly house: Readonly<Record<string, string>>;
  /** Where a ruling's page is. */
  readonly pageOf: (ruling: string) => string;
  readonly read: (ruling: string, option: string) => void;
}

/** Where the rulebook is silent about this table: each open question with its readings and what they change. */
export function Readings(props: ReadingsProps): JSX.Element {
  const rulings = (changes: TouchTold['changes']): string[] =>
    props.touched.filter((touch) => touch.changes === changes).map(({ ruling }) => ruling);
  return (
    <Show when={props.touched.length > 0}>
      <h3>{say(props.words, 'table.silent')}</h3>
      <For each={rulings('answer')}>{(ruling) => <Reading {...props} ruling={ruling} />}</For>
      <Show when={rulings('turns').length > 0}>
        <details class="may later">
          <summary>
            {say(props.words, 'table.silent.turns', { count: rulings('turns').length })}
            <Sign name="next" />
          </summary>
          <For each={rulings('turns')}>{(ruling) => <Reading {...props} ruling={ruling} />}</For>
        </details>
      </Show>
    </Show>
  );
}

function Reading(props: ReadingsProps & { ruling: string }): JSX.Element {
  const group = createUniqueId();
  const touch = () => props.touched.find(({ ruling }) => ruling === props.ruling)!;
  const change = (option: string): string => {
    if (option === touch().chosen) return '';
    return touch().instead[option] ?? say(props.words, touch().changes === 'turns' ? 'table.changes-turns' : 'table.changes-nothing');
  };
  return (
    <div class="ruling">
      <fieldset class="switch">
        <legend>{say(props.whatIf.words, `ruling.${props.ruling}`)}</legend>
        <For each={touch().options}>
          {(option, place) => (
            <label>
              <input
                type="radio"
                name={group}
                value={option}
                checked={touch().chosen === option}
                onChange={() => props.read(props.ruling, option)}
              />
              <span>{say(props.whatIf.words, `ruling.${props.ruling}.${option}`)}</span>
              <Show when={place() === 0}>
                <small>{say(props.words, 'player.crownbook-plays')}</small>
              </Show>
              <Show when={props.house[props.ruling] === option}>
                <small>
                  <span class="tag">{say(props.words, 'table.house-rule')}</span>
                </small>
              </Show>
              <small>{change(option)}</small>
            </label>
          )}
        </For>
      </fieldset>
      <p class="small">
        <a href={props.pageOf(props.ruling)}>{say(props.words, 'table.evidence')}</a>
      </p>
    </div>
  );
}
