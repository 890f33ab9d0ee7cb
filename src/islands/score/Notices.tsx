import { Show, type JSX } from 'solid-js';
import { refusalHtml } from '../../narration/caption.ts';
import { say, type Words } from '../../i18n/words.ts';
import type { Trouble } from './begin.ts';
import type { SheetState } from './sheet-state.ts';

/** What is to be said about where the sheet comes from: the table tool, a link, or something that could not be read. */
export function Notices(props: { readonly state: SheetState; readonly words: Words }): JSX.Element {
  const text = (key: string): string => say(props.words, key);
  return (
    <>
      <Show when={props.state.trouble()}>
        {(trouble) => (
          <div class="notice score-notice" role="alert">
            <TroubleTold trouble={trouble()} words={props.words} title="score.impossible" />
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
export function RivalTold(props: { readonly state: SheetState; readonly words: Words }): JSX.Element {
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

/** Why something is not so: a sentence, or the rule that refuses it. */
export function TroubleTold(props: { readonly trouble: Trouble; readonly words: Words; readonly title: string }): JSX.Element {
  return (
    <Show when={props.trouble.refused} fallback={<p>{props.trouble.sentence ?? say(props.words, props.trouble.key ?? '')}</p>}>
      {(refused) => <div innerHTML={refusalHtml(refused(), props.words, props.title)} />}
    </Show>
  );
}
