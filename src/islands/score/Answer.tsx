import { Show, untrack, type JSX } from 'solid-js';
import { say, type Words } from '../../i18n/words.ts';
import { Sentence } from '../shared/Caption.tsx';
import { Chips } from './Chips.tsx';
import type { Sheet, SheetKind } from './sheet.ts';
import type { Tally } from './tally.ts';

interface AnswerProps {
  readonly kind: SheetKind;
  readonly sheet: Sheet;
  readonly tally: Tally;
  readonly words: Words;
}

/** Who wins, first and largest, and below it line by line why. */
export function Answer(props: AnswerProps): JSX.Element {
  const { Lines } = untrack(() => props.kind);
  const isBlank = (): boolean => props.kind.isBlank(props.sheet);
  return (
    <section class="score-answer" aria-label={say(props.words, 'score.result')}>
      <Show
        when={!isBlank()}
        fallback={<p class="score-prompt">{say(props.words, 'scoring.prompt')}</p>}
      >
        <div role="status">
          <h2 class="verdict">
            <Sentence of={props.tally.result.sentence} />
          </h2>
        </div>
        <Chips cites={props.tally.result.cites} />
      </Show>
      <Lines sheet={props.sheet} tally={props.tally} words={props.words} blank={isBlank()} />
    </section>
  );
}
