import { createSignal, Show, type JSX } from 'solid-js';
import { Sign } from '../boards/Signs.tsx';
import { say, type Words } from '../words.ts';
import type { TrayName } from './Trays.tsx';

/** How long a copied link stays marked, in milliseconds. */
const SHOWN = 3000;

interface ToolsProps {
  readonly words: Words;
  readonly tray: TrayName | undefined;
  readonly toggle: (name: TrayName) => void;
  /** There are open rulings to read another way. */
  readonly asksWhatIf: boolean;
  /** The address of the moment shown. */
  readonly link: () => Promise<string>;
  /** Takes back what the reader has chosen; undefined where nothing is. */
  readonly reset: (() => void) | undefined;
  readonly resetLabel: string;
}

/** What a reader can do besides stepping: try a move, read a ruling another way, hand on the link, go back to the script. */
export function Tools(props: ToolsProps): JSX.Element {
  const [copied, setCopied] = createSignal(false);
  const text = (key: string): string => say(props.words, key);

  /** Where copying is not allowed, the link is shown instead. */
  async function copyLink(): Promise<void> {
    try {
      await navigator.clipboard.writeText(await props.link());
    } catch {
      if (props.tray !== 'qr') props.toggle('qr');
      return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN);
  }

  const opener = (name: TrayName, sign: string, label: string): JSX.Element => (
    <button
      class="button"
      type="button"
      aria-label={label}
      title={label}
      aria-expanded={props.tray === name}
      onClick={() => props.toggle(name)}
    >
      <Sign name={sign} />
    </button>
  );

  return (
    <div class="tools">
      <button class="button" type="button" aria-expanded={props.tray === 'try'} onClick={() => props.toggle('try')}>
        <Sign name="hand" />
        {text('player.try')}
      </button>
      <Show when={props.asksWhatIf}>{opener('what-if', 'question', text('player.what-if'))}</Show>
      <button
        class="button"
        type="button"
        aria-label={text(copied() ? 'player.link-copied' : 'player.copy-link')}
        title={text('player.copy-link')}
        onClick={() => void copyLink()}
      >
        <Sign name={copied() ? 'check' : 'link'} />
      </button>
      {opener('qr', 'qr', text('player.qr'))}
      <Show when={props.reset}>
        {(reset) => (
          <button class="button text" type="button" onClick={() => reset()()}>
            {props.resetLabel}
          </button>
        )}
      </Show>
      <span class="visually-hidden" role="status">
        {copied() ? text('player.link-copied') : ''}
      </span>
    </div>
  );
}
