import { createSignal, Show, type JSX } from 'solid-js';
import styles from '../../styles/tray.css?url';
import { Sign } from '../boards/Signs.tsx';
import { loadStyles } from '../load-styles.ts';
import { say, type Words } from '../words.ts';
import type { QrTray } from './QrTray.tsx';
import { ShareButton } from './ShareButton.tsx';

interface ShareProps {
  readonly words: Words;
  /** What the link is called where it arrives. */
  readonly title: string;
  /** The address of what the page shows. */
  readonly link: () => Promise<string>;
  /** Further buttons of the row. */
  readonly children?: JSX.Element;
}

/** The row with which a tool hands on what it shows: share or copy the link, and the QR code for the phone of the person opposite. */
export function Share(props: ShareProps): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const [loaded, setLoaded] = createSignal<{ readonly QrTray: typeof QrTray }>();

  async function show(): Promise<void> {
    const [tray] = await Promise.all([import('./QrTray.tsx'), loadStyles(styles)]);
    setLoaded(tray);
    setOpen(true);
  }

  return (
    <div class="share">
      <p class="row">
        <ShareButton words={props.words} title={props.title} link={props.link} onFail={() => void show()} class="main" />
        <button class="button" type="button" aria-expanded={open()} onClick={() => (open() ? setOpen(false) : void show())}>
          <Sign name="qr" />
          {say(props.words, 'share.qr')}
        </button>
        {props.children}
      </p>
      <Show when={open() && loaded()}>
        {(found) => {
          const { QrTray } = found();
          return <QrTray words={props.words} link={props.link} />;
        }}
      </Show>
    </div>
  );
}
