import type { JSX } from 'solid-js';
import type { Seat } from '../../engine/types.ts';

/** The crest figure of each seat: colour and shape together tell the seats apart. */
const CRESTS: Readonly<Record<Seat, string>> = { noor: 'pale', mila: 'chevron', juri: 'bend', ines: 'cross' };

/** The coat of arms of a seat. Decoration: the name of the seat stands beside it. */
export function Crest(props: { seat: Seat; class?: string }): JSX.Element {
  return (
    <svg class={props.class ?? 'crest'} data-seat={props.seat} aria-hidden="true">
      <use href={`#i-crest-${CRESTS[props.seat]}`} />
    </svg>
  );
}
