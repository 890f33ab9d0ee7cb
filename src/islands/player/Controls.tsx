import { Show, type JSX } from 'solid-js';
import { Sign } from '../shared/Signs.tsx';
import { say, type Words } from '../../i18n/words.ts';
import type { NextScenario } from './transcript.ts';

/** Taps that follow each other faster are one row, in milliseconds: it ends at the last step, not on another page. */
const ROW = 700;

interface ControlsProps {
  readonly words: Words;
  readonly index: number;
  readonly last: number;
  readonly asks: boolean;
  /** Where readers go on from the end; where that is nowhere, they can see it all again. */
  readonly next: NextScenario | undefined;
  readonly go: (to: number) => void;
  /** The tray for own moves is open. */
  readonly tries: boolean;
  readonly tryOut: () => void;
}

/** First, back, step, last, and a move of one's own. Where the script asks for a move, the step shows its solution; at the end it goes on from there. */
export function Controls(props: ControlsProps): JSX.Element {
  const text = (key: string): string => say(props.words, key);
  const atStart = (): boolean => props.index === 0;
  const atEnd = (): boolean => props.index >= props.last;
  const main = (): string => (atEnd() && !atStart() ? 'again' : props.asks ? 'solution' : 'step');
  let mainButton: HTMLElement | undefined;
  let pressed = -Infinity;

  /** Whether a tap on the main button stands alone. */
  function isAlone({ timeStamp }: MouseEvent): boolean {
    const since = timeStamp - pressed;
    pressed = timeStamp;
    return since > ROW;
  }

  function press(event: MouseEvent): void {
    const alone = isAlone(event);
    if (!atEnd()) props.go(props.index + 1);
    else if (alone) props.go(0);
  }

  /** Takes the place of the main button, and its focus. */
  function replace(button: HTMLElement): void {
    if (mainButton && document.activeElement === mainButton) queueMicrotask(() => button.focus({ preventScroll: true }));
    mainButton = button;
  }

  return (
    <div class="controls">
      <button class="button" type="button" aria-label={text('player.first')} disabled={atStart()} onClick={() => props.go(0)}>
        <Sign name="first" />
      </button>
      <button class="button" type="button" aria-label={text('player.back')} disabled={atStart()} onClick={() => props.go(props.index - 1)}>
        <Sign name="previous" />
      </button>
      <Show
        when={atEnd() && props.next}
        fallback={
          <button class="button main" type="button" ref={replace} disabled={atEnd() && atStart()} onClick={press}>
            {text(`player.${main()}`)}
            <Sign name={main() === 'again' ? 'undo' : 'next'} />
          </button>
        }
      >
        {(next) => (
          <a
            class="button main"
            ref={replace}
            href={next().href}
            aria-label={`${say(props.words, 'joint.label', { what: text('player.next') })} ${next().title}`}
            onClick={(event) => isAlone(event) || event.preventDefault()}
          >
            {text('player.next')}
            <Sign name="next" />
          </a>
        )}
      </Show>
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
