import { Show, type JSX } from 'solid-js';
import { Sign } from '../shared/Signs.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { say, type Words } from '../../i18n/words.ts';
import type { TrayName } from './tray-state.ts';

interface ToolsProps {
  readonly words: Words;
  readonly tray: TrayName | undefined;
  readonly toggle: (name: TrayName) => void;
  /** There are open rulings to read another way. */
  readonly asksWhatIf: boolean;
  /** What the link is called, and the address of the moment shown. */
  readonly title: string;
  readonly link: () => Promise<string>;
  /** Takes back what the reader has chosen; undefined where nothing is. */
  readonly reset: (() => void) | undefined;
  readonly resetLabel: string;
}

/**
 * What a reader can do besides playing: read a ruling another way, hand on the link, go back to the
 * script.
 */
export function Tools(props: ToolsProps): JSX.Element {
  const text = (key: string): string => say(props.words, key);

  const opener = (name: TrayName, children: JSX.Element, label?: string): JSX.Element => (
    <button
      class="button"
      type="button"
      aria-label={label}
      title={label}
      aria-expanded={props.tray === name}
      onClick={() => props.toggle(name)}
    >
      {children}
    </button>
  );

  return (
    <div class="tools">
      <Show when={props.asksWhatIf}>
        {opener(
          'what-if',
          <>
            <Sign name="question" />
            {text('player.what-if')}
          </>,
        )}
      </Show>
      <ShareButton
        words={props.words}
        title={props.title}
        link={props.link}
        onFail={() => props.tray !== 'qr' && props.toggle('qr')}
        bare
      />
      {opener('qr', <Sign name="qr" />, text('share.qr'))}
      <Show when={props.reset}>
        {(reset) => (
          <button class="button text" type="button" onClick={() => reset()()}>
            {props.resetLabel}
          </button>
        )}
      </Show>
    </div>
  );
}
