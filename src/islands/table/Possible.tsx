import { Show, type JSX } from 'solid-js';
import { VerdictSign } from '../shared/VerdictSign.tsx';
import { RuleChip, Sentence } from '../shared/Caption.tsx';
import { say, type Words } from '../../i18n/words.ts';
import type { Refused } from './shown-answer.ts';

interface PossibleProps {
  readonly words: Words;
  readonly label: string;
  readonly allowed: boolean;
  /** What comes of it, or what there is to choose. */
  readonly more: string | undefined;
  /** What speaks against it. */
  readonly refused: Refused | undefined;
}

/** One thing that somebody may think of doing: allowed, or refused with the rule that says so. */
export function Possible(props: PossibleProps): JSX.Element {
  return (
    <li>
      <VerdictSign of={props.allowed ? 'yes' : 'no'} />
      <div>
        <span class="visually-hidden">
          {say(props.words, props.allowed ? 'table.may.yes' : 'table.may.no')}:{' '}
        </span>
        <b>{props.label}</b>
        <Show when={props.more}>
          <p class="small">{props.more}</p>
        </Show>
        <Show when={props.refused}>
          {(refusal) => (
            <>
              <p>
                <Sentence of={refusal().sentence} />
              </p>
              <p class="row">
                <RuleChip of={refusal().because} />
              </p>
            </>
          )}
        </Show>
      </div>
    </li>
  );
}
