import { Show, type JSX } from 'solid-js';
import type { Words } from '../../../i18n/words.ts';
import type { Laying } from './laying.ts';
import { Refusal } from './Refusal.tsx';

interface LayStatusProps {
  readonly words: Words;
  readonly laying: Pick<Laying<never, unknown>, 'open' | 'refused' | 'reveals'>;
  /** What else is said while no sheet is open. */
  readonly verdict?: JSX.Element;
  /** What is said at any time. */
  readonly children?: JSX.Element;
}

/** What is said below the table; a refusal only where no sheet has it. */
export function LayStatus(props: LayStatusProps): JSX.Element {
  return (
    <div role="status">
      {props.children}
      <Show when={!props.laying.open()}>
        <Refusal words={props.words} laying={props.laying} />
        {props.verdict}
      </Show>
    </div>
  );
}
