import { For, type JSX } from 'solid-js';
import type { Citation } from '../../narration/caption.ts';
import { RuleChip, RuleNumber } from '../shared/Caption.tsx';

/** The rules behind something: the first by number and title, the others by number. */
export const Chips = (props: { readonly cites: readonly Citation[] }): JSX.Element => (
  <p class="chips">
    <For each={props.cites}>
      {(cite, place) => (place() === 0 ? <RuleChip of={cite} /> : <RuleNumber of={cite} />)}
    </For>
  </p>
);
