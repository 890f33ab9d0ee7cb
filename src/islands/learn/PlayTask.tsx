import { Show, untrack, type JSX } from 'solid-js';
import { reveal } from '../../browser/reveal.ts';
import type { Words } from '../../i18n/words.ts';
import type { Tried } from '../../narration/attempts.ts';
import type { Board, PieceId, Read } from '../shared/board.ts';
import { RefusalText, Sentence } from '../shared/Caption.tsx';
import { spots } from '../shared/spots.tsx';
import { byKey } from '../shared/taps.ts';
import { Ending } from './Ending.tsx';
import { createNextMove, type Chosen } from './next-move.ts';
import { Offers } from './Offers.tsx';
import { TaskFrame } from './TaskFrame.tsx';
import { createTaskState, type TaskAbout, type TaskState } from './task-state.ts';
import { wordsIn, type TaskWords } from './task-words.ts';
import { uncoverTappable } from './uncover-table.ts';

interface PlayTaskProps extends TaskAbout {
  readonly Board: Board;
  /** How taps on the board are read. */
  readonly reading: Read;
  readonly taskWords: TaskWords;
}

/** A task to be played: any move may be tried, and whatever reaches the goal is right. */
export function PlayTask(props: PlayTaskProps): JSX.Element {
  const state = createTaskState(props);
  const { moves, goal, offers } = state;
  const next = untrack(() => createNextMove(props.words, state, props.reading));
  const { taps, refused } = next;
  let news: HTMLDivElement | undefined;
  let choice: HTMLDivElement | undefined;

  function tryMove(tried: Tried): void {
    next.attempt(tried);
    if (tried.refusal || goal() !== 'open') return;
    // The button that was pressed is gone.
    choice!.focus({ preventScroll: true });
    uncoverTappable(choice!.closest<HTMLElement>('.task')!);
  }

  function choose(chosen: Chosen | undefined): void {
    next.choose(chosen);
    choice?.focus({ preventScroll: true });
  }

  /**
   * A piece of the table is tapped. By keyboard the buttons have the focus as soon as no other
   * piece leads on.
   */
  function tap(piece: PieceId): void {
    next.tap(piece);
    if (refused()) reveal(news!);
    else if (taps.choices().length > 0) reveal(choice!);
    if (byKey() && !taps.leadsOn()) choice!.querySelector('button')?.focus({ preventScroll: true });
  }

  /** Takes back the refusal or the last tap; where there is none, the keyboard leaves the table. */
  function back(): void {
    if (!next.back()) choice?.focus({ preventScroll: true });
  }

  return (
    <TaskFrame
      Board={props.Board}
      words={props.words}
      taskWords={props.taskWords}
      picture={state.picture()}
      before={state.earlier()}
      seat={props.task.seat}
      verdict={state.verdict()}
      stronger={state.stronger}
      show={() => next.begin('show')}
      undo={moves().length > 0 ? next.undo : undefined}
      asked={goal() === 'open' ? { marks: taps.marks(), onTap: tap, onBack: back, spots } : {}}
    >
      <div role="status" ref={news}>
        <News words={props.words} state={state} refused={refused()} />
      </div>
      <Outcome
        words={props.words}
        taskWords={props.taskWords}
        state={state}
        again={() => next.begin('restart')}
      />
      <div ref={choice} tabindex="-1">
        <Show when={offers().length > 0}>
          <Offers
            words={props.words}
            attempts={next.left()}
            chosen={next.chosen()}
            choose={choose}
            refused={refused()}
            attempt={tryMove}
          />
        </Show>
      </div>
    </TaskFrame>
  );
}

/** Why a move is refused; else what has happened last, and what the table has come to wait for. */
function News(props: {
  readonly words: Words;
  readonly state: TaskState;
  readonly refused: Tried | undefined;
}): JSX.Element {
  return (
    <Show
      when={props.refused?.refusal}
      fallback={
        <Show when={props.state.goal() === 'open' && props.state.captions().at(-1)}>
          {(caption) => (
            <p class="news">
              <Sentence of={caption().sentence} />{' '}
              <Show when={props.state.awaited()}>{(sentence) => <b>{sentence()}.</b>}</Show>
            </p>
          )}
        </Show>
      }
    >
      {(known) => (
        <div>
          <RefusalText of={known()} words={props.words} />
        </div>
      )}
    </Show>
  );
}

/** What came of it, once the goal is reached or missed. */
function Outcome(props: {
  readonly words: Words;
  readonly taskWords: TaskWords;
  readonly state: TaskState;
  readonly again: () => void;
}): JSX.Element {
  const { goal, verdict, title, kept, captions } = untrack(() => props.state);
  return (
    <Show when={verdict()}>
      {(known) => (
        <Ending
          words={props.words}
          title={title()}
          text={wordsIn(props.taskWords[goal() === 'missed' ? 'missed' : 'done'])}
          verdict={known()}
          over={goal() === 'reached'}
          kept={kept()}
          captions={captions()}
          again={props.again}
        />
      )}
    </Show>
  );
}
