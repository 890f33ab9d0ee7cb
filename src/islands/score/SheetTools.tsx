import { Show, type JSX } from 'solid-js';
import { say, type Words } from '../../i18n/words.ts';
import { Share } from '../share/Share.tsx';
import { KeepAwake } from '../shared/KeepAwake.tsx';
import type { SheetState } from './sheet-state.ts';
import type { SheetKind } from './sheet.ts';

interface SheetToolsProps {
  readonly words: Words;
  readonly kind: SheetKind;
  readonly state: SheetState;
}

/** What is done with a sheet as a whole: to share it, to fill it with the example, to empty it. */
export function SheetTools(props: SheetToolsProps): JSX.Element {
  const text = (key: string): string => say(props.words, key);
  return (
    <div class="score-tools">
      <Share words={props.words} title={text('score.title')} link={props.state.link} />
      <p class="row">
        <button class="button" type="button" onClick={() => props.state.change(props.kind.example)}>
          {text('scoring.example')}
        </button>
        <button
          class="button"
          type="button"
          disabled={props.kind.isBlank(props.state.sheet())}
          onClick={() => props.state.change(props.kind.cleared(props.state.sheet()))}
        >
          {text('score.clear')}
        </button>
        <KeepAwake words={props.words} />
      </p>
      <Show when={props.state.from() === 'own' && !props.state.rival()}>
        <p class="small">{text(props.state.kept() ? 'score.kept' : 'score.not-kept')}</p>
      </Show>
    </div>
  );
}
