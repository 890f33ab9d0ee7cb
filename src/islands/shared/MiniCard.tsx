import { Show, type JSX } from 'solid-js';
import { Arms } from './Signs.tsx';

interface MiniCardProps {
  /** The card in words. */
  readonly label: string;
  readonly number: number;
  /** Its picture, such as `rival-kings/gardener`. */
  readonly arms: string;
  /** Colour and hatching of the band. */
  readonly realm: string;
  /** The outline of the band, in a card of 48 by 64 units. */
  readonly band: string;
  /** A sign within the band, by its name among the signs of the page. */
  readonly sign?: string | undefined;
  /** The number is not known from the printed text. */
  readonly assumed?: boolean;
}

/**
 * A card the size of a thumbnail: its picture and number above a band in the colour and hatching of
 * its realm.
 */
export function MiniCard(props: MiniCardProps): JSX.Element {
  return (
    <span class="mini" data-realm={props.realm} role="img" aria-label={props.label}>
      <svg viewBox="0 0 48 64" aria-hidden="true">
        <rect class="face-paper" x=".5" y=".5" width="47" height="63" rx="5.5" />
        <path class="face-band" d={props.band} />
        <path d={props.band} fill={`url(#h-${props.realm})`} />
        <Show when={props.sign}>
          {(sign) => (
            <svg x="18" y="50.5" width="12" height="12" viewBox="0 0 24 24" class="face-realm">
              <use href={`#i-${sign()}`} />
            </svg>
          )}
        </Show>
      </svg>
      <Arms of={props.arms} />
      <b class="face-number" classList={{ assumed: props.assumed }}>
        {props.number}
      </b>
    </span>
  );
}
