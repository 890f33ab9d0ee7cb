import { createSignal, Show, type JSX } from 'solid-js';
import { Sign } from '../shared/Signs.tsx';
import { say, type Words } from '../../i18n/words.ts';
import { LateQr } from './LateQr.tsx';
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

/**
 * The row with which a tool hands on what it shows: share or copy the link, and the QR code for the
 * phone of the person opposite.
 */
export function Share(props: ShareProps): JSX.Element {
  const [open, setOpen] = createSignal(false);

  return (
    <div class="share">
      <p class="row">
        <ShareButton
          words={props.words}
          title={props.title}
          link={props.link}
          onFail={() => setOpen(true)}
          class="main"
        />
        <button
          class="button"
          type="button"
          aria-expanded={open()}
          onClick={() => setOpen(!open())}
        >
          <Sign name="qr" />
          {say(props.words, 'share.qr')}
        </button>
        {props.children}
      </p>
      <Show when={open()}>
        <LateQr words={props.words} link={props.link} />
      </Show>
    </div>
  );
}
