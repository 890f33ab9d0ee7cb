import type { JSX } from 'solid-js';
import { say, type Words } from '../../i18n/words.ts';
import { NumberField } from './NumberField.tsx';

interface StepperProps {
  readonly words: Words;
  readonly label: string;
  readonly value: number;
  readonly sign: JSX.Element;
  /**
   * Where no number can be less, what the button for one less leads down to; typing is left to the
   * rules.
   */
  readonly least?: number;
  readonly change: (value: number) => void;
  /** Says a sentence about something that is no number. */
  readonly complain: (sentence: string) => void;
}

/** A number with one less, one more, and typing it in. */
export function Stepper(props: StepperProps): JSX.Element {
  const isLeast = (): boolean => props.least !== undefined && props.value <= props.least;
  function enter(text: string): void {
    const number = readNumber(text);
    if (number === undefined) props.complain(say(props.words, 'score.not-a-number', { text }));
    else props.change(number);
  }
  return (
    <div class="stepper" role="group" aria-label={props.label}>
      <span class="stepper-sign" aria-hidden="true">
        {props.sign}
        {props.label}
      </span>
      <button
        type="button"
        aria-label={say(props.words, 'score.less', { what: props.label })}
        aria-disabled={isLeast()}
        onClick={() => isLeast() || props.change(props.value - 1)}
      >
        <span aria-hidden="true">−</span>
      </button>
      <NumberField label={props.label} value={props.value} enter={enter} />
      <button
        type="button"
        aria-label={say(props.words, 'score.more', { what: props.label })}
        onClick={() => props.change(props.value + 1)}
      >
        <span aria-hidden="true">+</span>
      </button>
    </div>
  );
}

/**
 * What somebody has typed as a number; nothing at all is 0. Whether such a number can be is for the
 * rules to say.
 */
export function readNumber(text: string): number | undefined {
  const number = Number(text.replace(',', '.').replace('−', '-'));
  return Number.isNaN(number) ? undefined : number;
}
