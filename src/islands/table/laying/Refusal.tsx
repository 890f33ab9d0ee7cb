import { Show, type JSX } from 'solid-js';
import { reveal } from '../../../browser/reveal.ts';
import type { Words } from '../../../i18n/words.ts';
import { RefusalText } from '../../shared/Caption.tsx';
import type { Laying } from './laying.ts';

interface RefusalProps {
  readonly words: Words;
  readonly laying: Pick<Laying<never, never>, 'refused' | 'reveals'>;
}

/** Why the table stays as it was, with the rule that says so. */
export function Refusal(props: RefusalProps): JSX.Element {
  return (
    <Show when={props.laying.refused()} keyed>
      {(known) => (
        <div ref={(sentence) => props.laying.reveals && queueMicrotask(() => reveal(sentence))}>
          <RefusalText of={known} words={props.words} title="linked.impossible" />
        </div>
      )}
    </Show>
  );
}
