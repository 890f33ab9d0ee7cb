import { batch, createMemo, createSignal, Show, untrack, type JSX } from 'solid-js';
import { reveal } from '../../browser/reveal.ts';
import type { Board, PieceId, Read } from '../shared/board.ts';
import { spots } from '../shared/spots.tsx';
import { byKey, createTaps } from '../shared/taps.ts';
import type { Attempt, Tried } from '../../narration/attempts.ts';
import { RefusalText, Sentence } from '../shared/Caption.tsx';
import { say, type Words } from '../../i18n/words.ts';
import { Ending } from './Ending.tsx';
import { Offers, type Chosen } from './Offers.tsx';
import { narrowed } from './offered.ts';
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
  const { moves, goal, offers, captions } = state;
  const [refused, setRefused] = createSignal<Tried>();
  /** A sort of action that has been opened. */
  const [opened, setOpened] = createSignal<Chosen>();
  const table = createTaps(
    untrack(() => props.reading),
    createMemo(() => state.attempts().flatMap(({ actions }) => actions)),
    state.picture,
  );
  const chosen = (): Chosen | undefined =>
    table.begun() && !table.named() && table.choices().length > 0
      ? { label: say(props.words, 'learn.there'), moves: table.choices(), tapped: true }
      : opened();
  const left = (): readonly Attempt[] =>
    table.begun() && !table.named() ? narrowed(offers(), table.fitting()) : offers();

  let news: HTMLDivElement | undefined;
  let choice: HTMLDivElement | undefined;

  function tryMove(tried: Tried): void {
    setRefused(tried.refusal && tried);
    if (tried.refusal) return;
    playAnew([...moves(), tried.action]);
    if (goal() !== 'open') return;
    // The button that was pressed is gone.
    choice!.focus({ preventScroll: true });
    uncoverTappable(choice!.closest<HTMLElement>('.task')!);
  }

  /** Shows what there is of a sort of action; where it is one move only, the table shows it too. */
  function choose(next: Chosen | undefined): void {
    const [only, ...more] = next?.moves ?? [];
    batch(() => {
      setRefused(undefined);
      setOpened(next);
      if (only && more.length === 0) table.select(only);
      else table.forget();
    });
    choice?.focus({ preventScroll: true });
  }

  /**
   * A piece of the table is tapped. By keyboard the buttons have the focus as soon as no other
   * piece leads on.
   */
  function tap(piece: PieceId): void {
    batch(() => {
      setOpened(undefined);
      setRefused(table.tap(piece));
    });
    if (refused()) reveal(news!);
    else if (table.choices().length > 0) reveal(choice!);
    if (byKey() && !table.leadsOn())
      choice!.querySelector('button')?.focus({ preventScroll: true });
  }

  /** Takes back the refusal or the last tap; where there is none, the keyboard leaves the table. */
  function back(): void {
    batch(() => {
      setRefused(undefined);
      if (table.named()) setOpened(undefined);
    });
    if (!table.back()) choice?.focus({ preventScroll: true });
  }

  function forgetTaps(): void {
    setOpened(undefined);
    table.forget();
  }

  function playAnew(actions: readonly Tried['action'][]): void {
    forgetTaps();
    state.play(actions);
  }

  function restart(): void {
    setRefused(undefined);
    forgetTaps();
    state.restart();
  }

  function show(): void {
    setRefused(undefined);
    forgetTaps();
    state.show();
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
      show={show}
      undo={moves().length > 0 ? () => playAnew(moves().slice(0, -1)) : undefined}
      asked={goal() === 'open' ? { marks: table.marks(), onTap: tap, onBack: back, spots } : {}}
    >
      <div role="status" ref={news}>
        <News words={props.words} state={state} refused={refused()} />
      </div>
      <Show when={state.verdict()}>
        {(verdict) => (
          <Ending
            words={props.words}
            title={state.title()}
            text={wordsIn(props.taskWords[goal() === 'missed' ? 'missed' : 'done'])}
            verdict={verdict()}
            over={goal() === 'reached'}
            kept={state.kept()}
            captions={captions()}
            again={restart}
          />
        )}
      </Show>
      <div ref={choice} tabindex="-1">
        <Show when={offers().length > 0}>
          <Offers
            words={props.words}
            attempts={left()}
            chosen={chosen()}
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
