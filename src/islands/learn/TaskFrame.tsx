import { createSignal, Show, type JSX } from 'solid-js';
import type { Seat } from '../../engine/types.ts';
import { BOARDS, type BoardGame } from '../boards/all.ts';
import type { Picture } from '../boards/rival-kings/picture.ts';
import { Crest } from '../boards/rival-kings/Seat.tsx';
import { Sign } from '../boards/Signs.tsx';
import { say, type Words } from '../words.ts';
import type { TaskWords } from './told-task.ts';

interface TaskFrameProps {
  readonly game: BoardGame;
  readonly words: Words;
  readonly told: TaskWords;
  readonly picture: Picture;
  readonly before: Picture | undefined;
  /** Whose decisions are the reader's; undefined where it is to be foreseen what comes. */
  readonly seat: Seat | undefined;
  /** The task has been solved or shown. */
  readonly over: boolean;
  /** A stronger hint than the words give, if there is one. */
  readonly stronger: (() => string) | undefined;
  readonly show: () => void;
  /** What the reader does and what comes of it. */
  readonly children: JSX.Element;
}

/** A task: the table, whose move it is, the goal, and below what is done about it the help there is. */
export function TaskFrame(props: TaskFrameProps): JSX.Element {
  const [helped, setHelped] = createSignal(0);
  const text = (key: string, blanks?: Record<string, string>): string => say(props.words, key, blanks);
  const most = (): number => (props.stronger ? 2 : 1);
  return (
    <>
      <div class="task-table">
        {(() => {
          const Board = BOARDS[props.game];
          return <Board picture={props.picture} before={props.before} words={props.words} />;
        })()}
      </div>
      <div class="task-frame" data-ready>
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
        <div class="goal" innerHTML={props.told.goal} />
        {props.children}
        <div class="help" role="status">
          <Show when={helped() > 0}>
            <div class="hint-text" innerHTML={props.told.hint} />
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
