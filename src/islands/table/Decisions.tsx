import { For, type JSX } from 'solid-js';
import { Crest } from '../shared/Crest.tsx';
import type { ShownDecision } from './shown-answer.ts';

interface DecisionsProps {
  readonly decisions: readonly ShownDecision[];
  readonly choose: (key: string, action: ShownDecision['options'][number]['action']) => void;
}

/**
 * What somebody decides before the first turn: the question, and its answers as buttons, where
 * there is more than one.
 */
export function Decisions(props: DecisionsProps): JSX.Element {
  return (
    <For each={props.decisions.filter(({ options }) => options.length > 1)}>
      {(decision) => (
        <div class="decision" role="group" aria-label={decision.question}>
          <p class="question">
            <Crest seat={decision.seat} />
            {decision.question}
          </p>
          <p class="row">
            <For each={decision.options}>
              {({ label, action, chosen }) => (
                <button
                  class="button"
                  type="button"
                  aria-pressed={chosen}
                  onClick={() => props.choose(decision.key, action)}
                >
                  {label}
                </button>
              )}
            </For>
          </p>
        </div>
      )}
    </For>
  );
}
