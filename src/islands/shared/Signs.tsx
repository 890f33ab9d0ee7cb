import type { JSX } from 'solid-js';
import { scriptLinks } from '../../i18n/script-links.ts';

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

/**
 * The picture of a card, such as `rival-kings/gardener` or `claim/goblin#3`, loaded where it comes
 * into view; decoration unless it has a label.
 */
export function Arms(props: { of: string; class?: string; label?: string }): JSX.Element {
  return (
    <img
      class={props.class}
      src={scriptLinks.arms(props.of)}
      alt={props.label ?? ''}
      width="64"
      height="72"
      loading="lazy"
      decoding="async"
    />
  );
}
