import type { JSX } from 'solid-js';
import { VERDICT_SIGN, verdictHref, type Verdict } from '../../narration/verdict.ts';

/** The sign of a verdict; the words beside it say the same. */
export const VerdictSign = (props: { of: Verdict }): JSX.Element => (
  <svg class={VERDICT_SIGN} data-verdict={props.of} aria-hidden="true">
    <use href={verdictHref(props.of)} />
  </svg>
);
