import { For, type JSX } from 'solid-js';
import type { Citation } from '../../narration/caption.ts';
import { RuleChips, RuleNumber } from '../shared/Caption.tsx';

/** The rules behind something: the first by number and title, the others by number. */
export const Chips = (props: { readonly cites: readonly Citation[] }): JSX.Element => (
  <p class="chips">
    <RuleChips of={props.cites.slice(0, 1)} />
    <For each={props.cites.slice(1)}>{(cite) => <RuleNumber of={cite} />}</For>
  </p>
);
