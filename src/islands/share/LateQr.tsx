import { createSignal, onMount, Show, type JSX } from 'solid-js';
import styles from '../../styles/tray.css?url';
import { loadStyles } from '../../browser/load-styles.ts';
import type { Words } from '../../i18n/words.ts';
import { Address } from './Address.tsx';
import type { QrTray } from './QrTray.tsx';

interface LateQrProps {
  readonly words: Words;
  readonly link: () => Promise<string>;
}

/** The QR code of a link, whose part loads only now; where it cannot be had, the address alone. */
export function LateQr(props: LateQrProps): JSX.Element {
  const [loaded, setLoaded] = createSignal<{ readonly QrTray: typeof QrTray }>();
  const [address, setAddress] = createSignal('');

  async function load(): Promise<void> {
    try {
      const [tray] = await Promise.all([import('./QrTray.tsx'), loadStyles(styles)]);
      setLoaded(tray);
    } catch {
      setAddress(await props.link());
    }
  }
  onMount(() => void load());

  return (
    <Show
      when={loaded()}
      fallback={
        <div class="tray qr">
          <div>
            <Address words={props.words} address={address()} />
          </div>
        </div>
      }
    >
      {(found) => {
        const { QrTray } = found();
        return <QrTray words={props.words} link={props.link} />;
      }}
    </Show>
  );
}
