import type { Picture } from '../../narration/picture.ts';
import { createSignal, Show, untrack, type JSX } from 'solid-js';
import type { Seat } from '../../engine/types.ts';
import type { Board } from '../shared/board.ts';
import { Crest } from '../shared/Crest.tsx';
import { Sign } from '../shared/Signs.tsx';
import { say, type Words } from '../../i18n/words.ts';
import type { TaskWords } from './task-words.ts';

interface TaskFrameProps {
  readonly Board: Board;
  readonly words: Words;
  readonly taskWords: TaskWords;
  readonly picture: Picture;
  readonly before: Picture | undefined;
  /** Whose decisions are the reader's; undefined where it is to be foreseen what comes. */
  readonly seat: Seat | undefined;
  /** The task has been solved or shown. */
  readonly over: boolean;
  /** A stronger hint than the words give, if there is one. */
  readonly stronger: (() => string) | undefined;
  readonly show: () => void;
  /** Called with the names of the piece of the table that was tapped: seat, seat and action, pile or card. Undefined: nothing can be tapped. */
  readonly tap: ((names: readonly string[]) => void) | undefined;
  /** Seats that have been picked on the table. */
  readonly picked: readonly Seat[];
  /** What the reader does and what comes of it. */
  readonly children: JSX.Element;
}

/**
 * A task: whose move it is and the goal, the table, and below it what is done about it and the help there is. Tapping the table is a
 * shorter way to what the buttons below it do as well; they are for everybody.
 */
export function TaskFrame(props: TaskFrameProps): JSX.Element {
  const [helped, setHelped] = createSignal(0);
  const text = (key: string, blanks?: Record<string, string>): string => say(props.words, key, blanks);
  const Board = untrack(() => props.Board);
  const most = (): number => (props.stronger ? 2 : 1);

  function tapped({ target }: Event): void {
    const { names, seat } = (target as Element).closest<HTMLElement>('[data-names], [data-seat]')?.dataset ?? {};
    const named = names ?? seat;
    if (named) props.tap?.(named.split(' '));
  }

  return (
    <>
      <div class="task-head">
        <p class="whose ui">
          <Show when={props.seat} fallback={text('learn.predict')}>
            {(seat) => (
              <>
                <Crest seat={seat()} />
                {text('learn.your-move', { seat: text(`seat.${seat()}`) })}
              </>
            )}
          </Show>
        </p>
        <div class="goal" innerHTML={props.taskWords.goal} />
      </div>
      <div class="task-table" classList={{ 'can-tap': props.tap !== undefined }} data-picked={props.picked.join(' ')} onClick={tapped}>
        <Board picture={props.picture} before={props.before} words={props.words} />
      </div>
      <div class="task-console" data-ready>
        {props.children}
        <div class="help" role="status">
          <Show when={helped() > 0}>
            <div class="hint-text" innerHTML={props.taskWords.hint} />
          </Show>
          <Show when={helped() > 1 && props.stronger}>{(stronger) => <p class="hint-text">{stronger()()}</p>}</Show>
        </div>
        <Show when={!props.over}>
          <p class="row">
            <Show when={helped() < most()}>
              <button class="button" type="button" onClick={() => setHelped(helped() + 1)}>
                <Sign name="question" />
                {text(helped() === 0 ? 'learn.hint' : 'learn.hint.stronger')}
              </button>
            </Show>
            <button class="button" type="button" onClick={() => props.show()}>
              {text('learn.show')}
            </button>
          </p>
        </Show>
      </div>
    </>
  );
}
