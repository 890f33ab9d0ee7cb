import { Show, type JSX } from 'solid-js';
import { RefusalText } from '../shared/Caption.tsx';
import { Sign } from '../shared/Signs.tsx';
import { VerdictSign } from '../shared/VerdictSign.tsx';
import { say, type Words } from '../../i18n/words.ts';
import type { Trouble } from './begin.ts';
import type { SheetState } from './sheet-state.ts';

/**
 * What is to be said about where the sheet comes from: the table tool, a link, or something that
 * could not be read.
 */
export function Notices(props: { readonly state: SheetState; readonly words: Words }): JSX.Element {
  const text = (key: string): string => say(props.words, key);
  return (
    <>
      <Show when={props.state.trouble()}>
        {(trouble) => (
          <div class="notice score-notice" role="alert">
            <TroubleNotice trouble={trouble()} words={props.words} />
            <Show when={!trouble().key?.startsWith('score.damaged')}>
              <button class="button" type="button" onClick={() => void props.state.backToOwn()}>
                {text('score.go-on')}
              </button>
            </Show>
          </div>
        )}
      </Show>
      <Show when={props.state.from() !== 'own'}>
        <div class="notice score-notice" role="status">
          <p>{text(props.state.from() === 'table' ? 'score.from-table' : 'score.from-link')}</p>
          <p class="row">
            <button class="button main" type="button" onClick={() => void props.state.keepThis()}>
              {text('score.keep')}
            </button>
            <button class="button" type="button" onClick={() => void props.state.backToOwn()}>
              {text('score.back')}
            </button>
          </p>
        </div>
      </Show>
    </>
  );
}

/** Another tab has kept another sheet meanwhile: the reader chooses. */
export function RivalNotice(props: {
  readonly state: SheetState;
  readonly words: Words;
}): JSX.Element {
  const text = (key: string): string => say(props.words, key);
  return (
    <Show when={props.state.rival()}>
      <div class="score-rival" role="alert">
        <p>{text('score.rival')}</p>
        <p class="row">
          <button class="button main" type="button" onClick={() => void props.state.keepThis()}>
            {text('score.keep')}
          </button>
          <button class="button" type="button" onClick={() => void props.state.backToOwn()}>
            {text('score.rival.show')}
          </button>
        </p>
      </div>
    </Show>
  );
}

/**
 * What is the matter with a sheet that was to be shown: a sentence, or the rule that refuses it.
 */
function TroubleNotice(props: { readonly trouble: Trouble; readonly words: Words }): JSX.Element {
  return (
    <Show when={props.trouble.refused} fallback={<p>{sentenceOf(props.trouble, props.words)}</p>}>
      {(refused) => (
        <div>
          <RefusalText of={refused()} words={props.words} title="score.impossible" />
        </div>
      )}
    </Show>
  );
}

/** Why the last change did not come about, until the reader puts it away. */
export function ProblemNotice(props: {
  readonly state: SheetState;
  readonly words: Words;
}): JSX.Element {
  return (
    <div class="score-refused" role="status">
      <Show when={props.state.problem()}>
        {(problem) => (
          <>
            <Problem of={problem()} words={props.words} />
            <button
              class="button"
              type="button"
              aria-label={say(props.words, 'score.put-away')}
              onClick={() => props.state.complain(undefined)}
            >
              <Sign name="close" />
            </button>
          </>
        )}
      </Show>
    </div>
  );
}

/** The rule that refuses a change, or a sentence under the same sign. */
function Problem(props: { readonly of: Trouble; readonly words: Words }): JSX.Element {
  return (
    <Show
      when={props.of.refused}
      fallback={
        <div class="refusal" data-verdict="no">
          <VerdictSign of="no" />
          <p>{sentenceOf(props.of, props.words)}</p>
        </div>
      }
    >
      {(refused) => (
        <div>
          <RefusalText of={refused()} words={props.words} />
        </div>
      )}
    </Show>
  );
}

const sentenceOf = ({ sentence, key }: Trouble, words: Words): string =>
  sentence ?? say(words, key ?? '');
