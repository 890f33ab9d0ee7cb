import { untrack, type JSX } from 'solid-js';
import type { Spot } from './taps.ts';

/** What the parts of the board need to be tapped. */
export interface Taps {
  readonly tap: (spot: Spot, event: MouseEvent) => void;
  readonly isLit: (spot: Spot) => boolean;
  readonly isPicked: (spot: Spot) => boolean;
  /** What is said of a spot that is lit. */
  readonly lit: string;
}

/** The place over a piece of the table where it is tapped. `stop`: the one that Tab leads to at first; arrow keys lead to the others. */
export function Hit(props: { spot: Spot; label: string; taps: Taps; stop: boolean }): JSX.Element {
  const lit = (): boolean => props.taps.isLit(props.spot);
  return (
    <button
      class="hit"
      type="button"
      classList={{ lit: lit(), picked: props.taps.isPicked(props.spot) }}
      aria-label={lit() ? `${props.label}, ${props.taps.lit}` : props.label}
      aria-pressed={props.taps.isPicked(props.spot)}
      tabindex={untrack(() => props.stop) ? 0 : -1}
      onClick={(event) => props.taps.tap(props.spot, event)}
    />
  );
}
