import type { JSX } from 'solid-js';
import { chipHtml, citeHtml, type Citation } from '../../narration/caption.ts';

/** The rules behind something: the first by number and title, the others by number. */
export const Chips = (props: { readonly cites: readonly Citation[] }): JSX.Element => (
  <p
    class="chips"
    innerHTML={props.cites
      .map((cite, place) => (place === 0 ? chipHtml(cite) : citeHtml(cite)))
      .join('')}
  />
);
