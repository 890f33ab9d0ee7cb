import { createResource, Show, type JSX } from 'solid-js';
import { say, type Words } from '../words.ts';

async function drawQr(link: Promise<string>): Promise<{ svg: string; url: string }> {
  const [{ renderSVG }, url] = await Promise.all([import('uqr'), link]);
  return { svg: renderSVG(url, { border: 0 }), url };
}

/** The link to this moment as a QR code, for the phone of the person opposite. */
export function QrTray(props: { words: Words; link: Promise<string> }): JSX.Element {
  const [code] = createResource(() => props.link, drawQr);
  return (
    <div class="tray qr">
      <Show when={code()}>
        {(drawn) => (
          <>
            <div role="img" aria-label={say(props.words, 'player.qr')} innerHTML={drawn().svg} />
            <div>
              <p>{say(props.words, 'player.qr.text')}</p>
              <p class="small">{drawn().url}</p>
            </div>
          </>
        )}
      </Show>
    </div>
  );
}
