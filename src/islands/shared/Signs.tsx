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

/** A sign from the icon files, loaded where it comes into view; decoration unless it has a label. */
export function Charge(props: { name: string; class?: string; label?: string }): JSX.Element {
  return (
    <img
      class={props.class}
      src={`/icons/${props.name}.svg`}
      alt={props.label ?? ''}
      width="64"
      height="64"
      loading="lazy"
      decoding="async"
    />
  );
}
