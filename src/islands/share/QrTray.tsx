import { createEffect, createSignal, onCleanup, Show, type JSX } from 'solid-js';
import { say, type Words } from '../../i18n/words.ts';
import { Address } from './Address.tsx';
import { reveal } from '../../browser/reveal.ts';

/** A link as a QR code, for the phone of the person opposite. */
export function QrTray(props: { words: Words; link: () => Promise<string> }): JSX.Element {
  const [code, setCode] = createSignal<{
    readonly url: string;
    readonly svg: string | undefined;
  }>();
  createEffect(() => {
    let isCurrent = true;
    void drawQr(props.link()).then((drawn) => isCurrent && setCode(drawn));
    onCleanup(() => (isCurrent = false));
  });
  let tray: HTMLDivElement | undefined;
  createEffect(() => code() && reveal(tray!));

  return (
    <div class="tray qr" ref={tray} tabindex="0">
      <Show when={code()}>
        {(drawn) => (
          <>
            <Show when={drawn().svg}>
              <div role="img" aria-label={say(props.words, 'share.qr')} innerHTML={drawn().svg!} />
            </Show>
            <div>
              <Show when={drawn().svg}>
                <p>{say(props.words, 'share.qr.text')}</p>
              </Show>
              <Address words={props.words} address={drawn().url} />
            </div>
          </>
        )}
      </Show>
    </div>
  );
}

/**
 * Without a picture where it cannot be drawn: its part does not load, or the link is too long for
 * it.
 */
async function drawQr(link: Promise<string>): Promise<{ url: string; svg: string | undefined }> {
  const url = await link;
  try {
    const { renderSVG } = await import('uqr');
    return { url, svg: renderSVG(url, { border: 0 }) };
  } catch {
    return { url, svg: undefined };
  }
}
