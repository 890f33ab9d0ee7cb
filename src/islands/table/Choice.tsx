import { For, type JSX } from 'solid-js';

interface ChoiceProps<Option extends string | number> {
  readonly label: string;
  readonly options: readonly Option[];
  readonly chosen: Option;
  readonly name: (option: Option) => JSX.Element;
  readonly choose: (option: Option) => void;
}

/** Buttons of which one is pressed. */
export function Choice<Option extends string | number>(props: ChoiceProps<Option>): JSX.Element {
  return (
    <div class="choice ui" role="group" aria-label={props.label}>
      <span aria-hidden="true">{props.label}</span>
      <For each={props.options}>
        {(option) => (
          <button
            class="button"
            type="button"
            aria-pressed={props.chosen === option}
            onClick={() => props.choose(option)}
          >
            {props.name(option)}
          </button>
        )}
      </For>
    </div>
  );
}
