import { Show, type JSX } from 'solid-js';
import { Sign } from '../shared/Signs.tsx';
import { say, type Words } from '../../i18n/words.ts';
import type { NextScenario } from './transcript.ts';

/**
 * Taps that follow each other faster are one row, in milliseconds: it ends at the last step, not on
 * another page.
 */
const ROW = 700;

/** One of the places: what its button says and does. */
interface Place {
  readonly label: string;
  readonly sign: string | undefined;
  /** Undefined where there is nothing to do. */
  readonly press: (() => void) | undefined;
  readonly rests?: boolean;
  readonly isOpen?: boolean;
}

/** What the places of the controls hold while moves are tried. */
export interface Trying {
  readonly first: Place;
  readonly back: Place;
  /** At the last frame; before it the button steps. */
  readonly main: Place;
  readonly last: Place;
  /** A move is put together: its own button plays it. */
  readonly isFilled: boolean;
}

interface ControlsProps {
  readonly words: Words;
  readonly index: number;
  readonly last: number;
  readonly asks: boolean;
  /** What is shown answers what the scenario asks: from here on it is only played on. */
  readonly answers: boolean;
  /** Where readers go on from the end; where that is nowhere, they can see it all again. */
  readonly next: NextScenario | undefined;
  readonly go: (to: number) => void;
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
  const text = (key: string): string => say(props.words, key);
  const atStart = (): boolean => props.index === 0;
  const atEnd = (): boolean => props.index >= props.last;
  const trying = (): Trying | undefined => (props.tries ? props.trying : undefined);
  let mainButton: HTMLElement | undefined;
  let pressed = -Infinity;

  const first = (): Place =>
    trying()?.first ?? {
      label: text('player.first'),
      sign: 'first',
      press: () => props.go(0),
      rests: atStart(),
    };
  const back = (): Place =>
    trying()?.back ?? {
      label: text('player.back'),
      sign: 'previous',
      press: () => props.go(props.index - 1),
      rests: atStart(),
    };
  const main = (): Place => {
    const on = (): void => props.go(props.index + 1);
    // Its words leave no room for a sign on a narrow screen.
    if (!atEnd() && props.answers)
      return { label: text('player.play-on'), sign: undefined, press: on };
    if (!atEnd())
      return {
        label: text(props.asks ? 'player.solution' : 'player.step'),
        sign: 'next',
        press: on,
      };
    const tried = trying()?.main;
    if (tried) return tried;
    if (atStart()) return { label: text('player.step'), sign: 'next', press: undefined };
    return { label: text('player.again'), sign: 'first', press: () => props.go(0) };
  };
  const last = (): Place =>
    trying()?.last ?? {
      label: text('player.last'),
      sign: 'last',
      press: () => props.go(props.last),
      rests: atEnd(),
    };

  /** Whether a tap on the main button stands alone. */
  function isAlone({ timeStamp }: MouseEvent): boolean {
    const since = timeStamp - pressed;
    pressed = timeStamp;
    return since > ROW;
  }

  /** Steps; at the end only where a hand has rested. */
  function press(event: MouseEvent): void {
    if (isAlone(event) || !atEnd()) main().press?.();
  }

  /** Takes the place of the main button, and its focus. */
  function replace(button: HTMLElement): void {
    if (mainButton && document.activeElement === mainButton)
      queueMicrotask(() => button.focus({ preventScroll: true }));
    mainButton = button;
  }

  const button = (place: () => Place): JSX.Element => (
    <button
      class="button"
      type="button"
      aria-label={place().label}
      aria-expanded={place().isOpen}
      disabled={place().rests || !place().press}
      onClick={() => place().press?.()}
    >
      <Show when={place().sign}>{(sign) => <Sign name={sign()} />}</Show>
    </button>
  );

  return (
    <div class="controls">
      {button(first)}
      {button(back)}
      <Show
        when={!trying() && atEnd() && props.next}
        fallback={
          <button
            class="button"
            classList={{ main: !trying()?.isFilled }}
            type="button"
            ref={replace}
            disabled={!main().press}
            onClick={press}
          >
            {main().label}
            <Show when={main().sign}>{(sign) => <Sign name={sign()} />}</Show>
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
      {button(last)}
      <button
        class="button try"
        type="button"
        aria-label={text('player.try')}
        aria-expanded={props.tries}
        onClick={() => props.tryOut()}
      >
        <Sign name="hand" />
        <span class="whole">{text('player.try')}</span>
        <span class="short">{text('player.try.short')}</span>
      </button>
    </div>
  );
}
