import type { Picture } from '../../narration/picture.ts';
import { createSignal, Show, untrack, type JSX } from 'solid-js';
import { READER, type Seat } from '../../engine/types.ts';
import type { Asked, Board } from '../shared/board.ts';
import { Crest } from '../shared/Crest.tsx';
import type { Verdict } from '../../narration/verdict.ts';
import { Sign } from '../shared/Signs.tsx';
import { VerdictSign } from '../shared/VerdictSign.tsx';
import { say, type Words } from '../../i18n/words.ts';
import { wordsIn, type TaskWords } from './task-words.ts';

interface TaskFrameProps {
  readonly Board: Board;
  readonly words: Words;
  readonly taskWords: TaskWords;
  readonly picture: Picture;
  readonly before: Picture | undefined;
  /** Whose decisions are the reader's; undefined where it is to be foreseen what comes. */
  readonly seat: Seat | undefined;
  /** What came of an answer. */
  readonly verdict: Verdict | undefined;
  /** A stronger hint than the words give, if there is one. */
  readonly stronger: (() => string) | undefined;
  readonly show: () => void;
  /** Takes back the last move; undefined where there is none. */
  readonly undo: (() => void) | undefined;
  /** What can be tapped on the table, and what it comes to. */
  readonly asked: Asked;
  /** What the reader does and what comes of it. */
  readonly children: JSX.Element;
}

/** What the button for a hint says, by how many have been given. */
const HINTS = ['learn.hint', 'learn.hint.stronger'] as const;

/**
 * A task on one screen: the goal, the table, and by the thumb what is done about it and the help
 * there is. Tapping the table is a shorter way to what the buttons below it do as well; they are
 * for everybody.
 */
export function TaskFrame(props: TaskFrameProps): JSX.Element {
  const [helped, setHelped] = createSignal(0);
  const Board = untrack(() => props.Board);
  const most = (): number => (props.stronger ? 2 : 1);
  return (
    <>
      <Head
        words={props.words}
        seat={props.seat}
        goal={props.taskWords.goal}
        verdict={props.verdict}
      />
      <div class="task-table">
        <Board
          picture={props.picture}
          before={props.before}
          words={props.words}
          own={READER}
          once
          marks={props.asked.marks}
          onTap={props.asked.onTap}
          onBack={props.asked.onBack}
          spots={props.asked.spots}
        />
      </div>
      <div class="task-console" data-ready>
        <div class="help" role="status">
          <Show when={!props.verdict && helped() > 0}>
            <div class="hint-text">{wordsIn(props.taskWords.hint)}</div>
          </Show>
          <Show when={!props.verdict && helped() > 1 && props.stronger}>
            {(stronger) => <p class="hint-text">{stronger()()}</p>}
          </Show>
        </div>
        {props.children}
        <Show when={!props.verdict}>
          <Helps
            words={props.words}
            undo={props.undo}
            hint={helped() < most() ? HINTS[helped()] : undefined}
            help={() => setHelped(helped() + 1)}
            show={props.show}
          />
        </Show>
      </div>
    </>
  );
}

/** Whose decisions are the reader's, the goal, and what came of it. */
function Head(props: {
  readonly words: Words;
  readonly seat: Seat | undefined;
  readonly goal: Element;
  readonly verdict: Verdict | undefined;
}): JSX.Element {
  const text = (key: string, blanks?: Record<string, string>): string =>
    say(props.words, key, blanks);
  return (
    <div class="task-head">
      <Show
        when={props.seat}
        fallback={
          <>
            <Sign name="question" />
            <span class="visually-hidden">{text('learn.predict')}</span>
          </>
        }
      >
        {(seat) => (
          <>
            <Crest seat={seat()} />
            <span class="visually-hidden">
              {text('learn.your-move', { seat: text(`seat.${seat()}`) })}
            </span>
          </>
        )}
      </Show>
      <div class="goal">{wordsIn(props.goal)}</div>
      <Show when={props.verdict}>
        {(verdict) => (
          <p class="stamp">
            <VerdictSign of={verdict()} />
          </p>
        )}
      </Show>
    </div>
  );
}

/** What helps a reader on: a move taken back, a hint, or the whole way. */
function Helps(props: {
  readonly words: Words;
  readonly undo: (() => void) | undefined;
  /** Which hint there is still to be had. */
  readonly hint: (typeof HINTS)[number] | undefined;
  readonly help: () => void;
  readonly show: () => void;
}): JSX.Element {
  const text = (key: string): string => say(props.words, key);
  return (
    <p class="helps">
      <Show when={props.undo}>
        {(undo) => (
          <button class="button text" type="button" onClick={() => undo()()}>
            <Sign name="undo" />
            {text('learn.undo')}
          </button>
        )}
      </Show>
      <Show when={props.hint}>
        {(hint) => (
          <button class="button text" type="button" onClick={() => props.help()}>
            <Sign name="question" />
            {text(hint())}
          </button>
        )}
      </Show>
      <button class="button text" type="button" onClick={() => props.show()}>
        {text('learn.show')}
      </button>
    </p>
  );
}
