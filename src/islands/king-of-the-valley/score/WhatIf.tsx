import { For, Show, type JSX } from 'solid-js';
import { reveal } from '../../../browser/reveal.ts';
import { say, type Words } from '../../../i18n/words.ts';
import { Chips } from '../../score/Chips.tsx';
import { signed } from '../../score/Seats.tsx';
import { RefusalText, Sentence } from '../../shared/Caption.tsx';
import { nameOf } from './names.ts';
import type { Subject } from './sheet.ts';
import type { ChangedLine, TriedOut } from './what-if.ts';

/** The total before and after, or why there is none. */
export const totalInWords = (words: Words, tried: TriedOut): string =>
  tried.ok
    ? say(words, 'scoring.what-if.total', { before: tried.before, after: tried.after })
    : tried.refused.sentence;

/**
 * What one more of a kind would bring: the new total, and each line that changes with its rules.
 */
export function WhatIf(props: {
  readonly words: Words;
  readonly subject: Subject;
  readonly tried: TriedOut;
}): JSX.Element {
  const changes = (): readonly ChangedLine[] => (props.tried.ok ? props.tried.changes : []);
  return (
    <li class="what-if" ref={(panel) => queueMicrotask(() => reveal(panel))}>
      <h3>
        {say(props.words, 'scoring.what-if.title', { what: nameOf(props.words, props.subject) })}
      </h3>
      <Show
        when={props.tried.ok ? undefined : props.tried.refused}
        fallback={<p class="what-if-total">{totalInWords(props.words, props.tried)}</p>}
      >
        {(refused) => (
          <div>
            <RefusalText of={refused()} words={props.words} />
          </div>
        )}
      </Show>
      <For each={changes()}>
        {({ line, more }) => (
          <div class="what-if-line">
            <b>{more > 0 ? `+${more}` : signed(more)}</b>
            <p>
              <strong>{say(props.words, `scoring.part.${line.part}`)}:</strong>{' '}
              <span>
                <Sentence of={line.sentence} />
              </span>
            </p>
            <Chips cites={line.cites} />
          </div>
        )}
      </For>
    </li>
  );
}
