import type { JSX } from 'solid-js';
import { Sign } from '../shared/Signs.tsx';
import { say, type Words } from '../../i18n/words.ts';

/** First, back, step, last. Where the script asks for a move, the step shows its solution. */
export function Controls(props: { words: Words; index: number; last: number; asks: boolean; go: (to: number) => void }): JSX.Element {
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
    </div>
  );
}
