import { createMemo, Show, type JSX } from 'solid-js';
import { Sign } from '../shared/Signs.tsx';
import { say, type Words } from '../../i18n/words.ts';
import {
  controlButtons,
  type ControlButton,
  type Stepping,
  type Trying,
} from './control-buttons.ts';
import { createTapRow } from './tap-row.ts';
import type { NextScenario } from './transcript.ts';

interface ControlsProps extends Stepping {
  /** Where readers go on from the end; where that is nowhere, they can see it all again. */
  readonly next: NextScenario | undefined;
  /** The tray for own moves is open. */
  readonly tries: boolean;
  readonly tryOut: () => void;
  /** What can be done in it, once it is there. */
  readonly trying: Trying | undefined;
}

/**
 * First, back, step, last, and a move of one's own. Where the script asks for a move, the step
 * shows its solution; at the end it goes on from there. While moves are tried, the tray for that
 * says what the same places hold.
 */
export function Controls(props: ControlsProps): JSX.Element {
  const atEnd = (): boolean => props.index >= props.last;
  const trying = (): Trying | undefined => (props.tries ? props.trying : undefined);
  const buttons = createMemo(() => controlButtons(props, trying()));
  // A row of taps ends at the last step, not on another page.
  const isAlone = createTapRow();
  let mainButton: HTMLElement | undefined;

  /** Steps; at the end only where a hand has rested. */
  function press(event: MouseEvent): void {
    if (isAlone(event) || !atEnd()) buttons().main.press?.();
  }

  /** Takes the place of the main button, and its focus. */
  function replace(button: HTMLElement): void {
    if (mainButton && document.activeElement === mainButton)
      queueMicrotask(() => button.focus({ preventScroll: true }));
    mainButton = button;
  }

  return (
    <div class="controls">
      <SignButton of={buttons().first} />
      <SignButton of={buttons().back} />
      <Show
        when={!trying() && atEnd() && props.next}
        fallback={
          <button
            class="button"
            classList={{ main: !trying()?.isFilled }}
            type="button"
            ref={replace}
            disabled={!buttons().main.press}
            onClick={press}
          >
            {buttons().main.label}
            <Show when={buttons().main.sign}>{(sign) => <Sign name={sign()} />}</Show>
          </button>
        }
      >
        {(next) => (
          <NextLink
            words={props.words}
            next={next()}
            ref={replace}
            onClick={(event) => isAlone(event) || event.preventDefault()}
          />
        )}
      </Show>
      <SignButton of={buttons().last} />
      <TryButton words={props.words} isOpen={props.tries} press={props.tryOut} />
    </div>
  );
}

/** A control that is only a sign. */
function SignButton(props: { readonly of: ControlButton }): JSX.Element {
  return (
    <button
      class="button"
      type="button"
      aria-label={props.of.label}
      aria-expanded={props.of.isOpen}
      disabled={props.of.rests || !props.of.press}
      onClick={() => props.of.press?.()}
    >
      <Show when={props.of.sign}>{(sign) => <Sign name={sign()} />}</Show>
    </button>
  );
}

/** The way on to the next scenario, in the place of the main button. */
function NextLink(props: {
  readonly words: Words;
  readonly next: NextScenario;
  readonly ref: (link: HTMLElement) => void;
  readonly onClick: (event: MouseEvent) => void;
}): JSX.Element {
  const label = (): string => say(props.words, 'player.next');
  return (
    <a
      class="button main"
      ref={props.ref}
      href={props.next.href}
      aria-label={`${say(props.words, 'joint.label', { what: label() })} ${props.next.title}`}
      onClick={(event) => props.onClick(event)}
    >
      {label()}
      <Sign name="next" />
    </a>
  );
}

/** Opens the tray for own moves, or closes it. */
function TryButton(props: {
  readonly words: Words;
  readonly isOpen: boolean;
  readonly press: () => void;
}): JSX.Element {
  const text = (key: string): string => say(props.words, key);
  return (
    <button
      class="button try"
      type="button"
      aria-label={text('player.try')}
      aria-expanded={props.isOpen}
      onClick={() => props.press()}
    >
      <Sign name="hand" />
      <span class="whole">{text('player.try')}</span>
      <span class="short">{text('player.try.short')}</span>
    </button>
  );
}
