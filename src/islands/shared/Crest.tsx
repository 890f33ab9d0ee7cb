import type { JSX } from 'solid-js';
import type { Seat } from '../../engine/types.ts';

/** The crest figure of each seat: colour and shape together tell the seats apart. */
export const CRESTS: Readonly<Record<Seat, string>> = {
  noor: 'pale',
  mila: 'chevron',
  juri: 'bend',
  ines: 'cross',
};

/**
 * The coat of arms of a seat. Decoration: the name of the seat stands beside it. `moves`: it is a
 * piece that may lie elsewhere.
 */
export function Crest(props: { seat: Seat; class?: string; moves?: boolean }): JSX.Element {
  return (
    <svg
      class={props.class ?? 'crest'}
      data-seat={props.seat}
      data-thing={props.moves ? `crest:${props.seat}` : undefined}
      aria-hidden="true"
    >
      <use href={`#i-crest-${CRESTS[props.seat]}`} />
    </svg>
  );
}
