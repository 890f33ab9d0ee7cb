import { createEffect, createSignal, onCleanup, Show, type JSX } from 'solid-js';
import { renderSVG } from 'uqr';
import { say, type Words } from '../words.ts';

/** The link to this moment as a QR code, for the phone of the person opposite. */
export function QrTray(props: { words: Words; link: () => Promise<string> }): JSX.Element {
  const [url, setUrl] = createSignal<string>();
  // The moment may change while its address is still being made.
  createEffect(() => {
    let current = true;
    void props.link().then((made) => current && setUrl(made));
    onCleanup(() => (current = false));
  });
  return (
    <div class="tray qr">
      <Show when={url()}>
        {(made) => (
          <>
            <div role="img" aria-label={say(props.words, 'player.qr')} innerHTML={renderSVG(made(), { border: 0 })} />
            <div>
              <p>{say(props.words, 'player.qr.text')}</p>
              <p class="small">{made()}</p>
            </div>
          </>
        )}
      </Show>
    </div>
  );
}
