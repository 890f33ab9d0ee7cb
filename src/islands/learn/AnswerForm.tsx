import { Show, type JSX } from 'solid-js';
import { say, type Words } from '../../i18n/words.ts';
import { Sign } from '../shared/Signs.tsx';
import type { Option } from './answers.ts';
import { Numbers, NumberTyped, Picks } from './Picks.tsx';

interface AnswerFormProps {
  readonly words: Words;
  /** What can be picked; undefined where a number is asked for. */
  readonly options: readonly Option[] | undefined;
  /** Numbers to choose from: one that is chosen is the answer at once. */
  readonly among: readonly number[] | undefined;
  readonly picked: readonly string[];
  readonly pick: (value: string) => void;
  readonly number: number | undefined;
  readonly type: (number: number | undefined) => void;
  readonly check: () => void;
}

/** Where what comes is answered: by picking, by choosing a number, or by typing one. */
export function AnswerForm(props: AnswerFormProps): JSX.Element {
  const choose = (one: number): void => {
    props.type(one);
    props.check();
  };
  const isReady = (): boolean =>
    props.options ? props.picked.length > 0 : props.number !== undefined;
  return (
    <>
      <Show
        when={props.options}
        fallback={
          <Show
            when={props.among}
            fallback={
              <NumberTyped
                words={props.words}
                type={props.type}
                enter={() => isReady() && props.check()}
              />
            }
          >
            {(numbers) => <Numbers words={props.words} among={numbers()} choose={choose} />}
          </Show>
        }
      >
        {(options) => (
          <Picks words={props.words} options={options()} picked={props.picked} pick={props.pick} />
        )}
      </Show>
      <Show when={!props.among}>
        <button
          class="button main"
          type="button"
          disabled={!isReady()}
          onClick={() => props.check()}
        >
          <Sign name="check" />
          {say(props.words, 'learn.check')}
        </button>
      </Show>
    </>
  );
}
