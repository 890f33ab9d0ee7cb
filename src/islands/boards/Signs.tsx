import type { JSX } from 'solid-js';

/** A sign that the page carries inline, by name; decoration unless it has a label. */
export function Sign(props: { name: string; class?: string; label?: string }): JSX.Element {
  return (
    <svg
      class={props.class ?? 'icon'}
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      <use href={`#i-${props.name}`} />
    </svg>
  );
}

/** A sign from the icon files, loaded where it is shown. */
export function Charge(props: { name: string; class?: string; label?: string }): JSX.Element {
  return (
    <svg
      class={props.class}
      viewBox="0 0 512 512"
      role={props.label ? 'img' : undefined}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      <use href={`/icons/${props.name}.svg#i`} />
    </svg>
  );
}
