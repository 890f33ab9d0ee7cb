import type { JSX } from 'solid-js';
import { Sign } from '../shared/Signs.tsx';
import { say, type Words } from '../../i18n/words.ts';

interface ControlsProps {
  readonly words: Words;
  readonly index: number;
  readonly last: number;
  readonly asks: boolean;
  readonly go: (to: number) => void;
  /** The tray for own moves is open. */
  readonly tries: boolean;
  readonly tryOut: () => void;
}

/** First, back, step, last, and a move of one's own. Where the script asks for a move, the step shows its solution. */
export function Controls(props: ControlsProps): JSX.Element {
  const text = (key: string): string => say(props.words, key);
  const atStart = (): boolean => props.index === 0;
  const atEnd = (): boolean => props.index >= props.last;
  return (
    <div class="controls">
      <button class="button" type="button" aria-label={text('player.first')} disabled={atStart()} onClick={() => props.go(0)}>
        <Sign name="first" />
      </button>
      <button class="button" type="button" aria-label={text('player.back')} disabled={atStart()} onClick={() => props.go(props.index - 1)}>
        <Sign name="previous" />
      </button>
      <button class="button main" type="button" disabled={atEnd()} onClick={() => props.go(props.index + 1)}>
        {text(props.asks ? 'player.solution' : 'player.step')}
        <Sign name="next" />
      </button>
      <button class="button" type="button" aria-label={text('player.last')} disabled={atEnd()} onClick={() => props.go(props.last)}>
        <Sign name="last" />
      </button>
      <button class="button try" type="button" aria-label={text('player.try')} aria-expanded={props.tries} onClick={() => props.tryOut()}>
        <Sign name="hand" />
        <span>{text('player.try')}</span>
      </button>
    </div>
  );
}
