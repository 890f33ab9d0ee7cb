import type { Picture } from '../../narration/picture.ts';
import { createMemo, createSignal, For, Show, untrack, type JSX } from 'solid-js';
import type { Game } from '../../engine/game.ts';
import { attempt, eyesOn, startTask, type Attempted, type PlayTask as Task } from '../../engine/task.ts';
import type { Board } from '../shared/board.ts';
import { attemptsOf } from '../../narration/attempts.ts';
import { eventCaptions, pictureFrom, type Narrator } from '../../narration/frames.ts';
import { Moves, type Tried } from '../player/Moves.tsx';
import type { Narration } from '../load-narration.ts';
import { reveal } from '../../browser/reveal.ts';
import { refusalHtml, type Caption } from '../../narration/caption.ts';
import { Sign } from '../shared/Signs.tsx';
import { say, type Words } from '../../i18n/words.ts';
import { Ending } from './Ending.tsx';
import { Facts } from './Facts.tsx';
import { noteTask } from './progress.ts';
import { namedBy } from './tapped.ts';
import { TaskFrame } from './TaskFrame.tsx';
import type { TaskWords } from './task-words.ts';
import type { GameId } from '../../games/ids.ts';

interface PlayTaskProps {
  readonly game: GameId;
  readonly Board: Board;
  readonly words: Words;
  readonly narration: Narration;
  readonly task: Task;
  readonly taskWords: TaskWords;
}

/** A task to be played: any move may be tried, and whatever reaches the goal is right. */
export function PlayTask(props: PlayTaskProps): JSX.Element {
  const { game: rules, narratorFor } = untrack(() => props.narration);
  const narrator: Narrator = untrack(() => narratorFor(eyesOn(rules, props.task)));
  const [moves, setMoves] = createSignal<readonly Tried['action'][]>([]);
  /** The start, and how far each move has led; played anew from the start, so that chance falls the same way again. */
  const attempted = createMemo<readonly Attempted[]>(() => playedOut(rules, props.task, moves()));
  const [refused, setRefused] = createSignal<{ readonly key: string; readonly caption: Caption }>();
  const [shown, setShown] = createSignal(false);
  /** What the tapped piece of the table stands for, until a move is made. */
  const [names, setNames] = createSignal<readonly string[]>();
  const now = (): Attempted => attempted().at(-1)!;
  const attempts = createMemo(() => (now().standing === 'open' ? attemptsOf(narrator, now().state, props.task.seat) : []));
  const there = createMemo(() => namedBy(attempts(), names() ?? []));
  const captions = createMemo(() => eventCaptions(narrator, now().facts, now().states).map(({ caption }) => caption));
  const picture = (so: Attempted): Picture => pictureFrom(narrator, so.state, so.facts.at(-1)?.event);
  /** The table before the last move. */
  const earlier = (): Picture | undefined => {
    const before = attempted().at(-2);
    return before ? picture(before) : undefined;
  };
  const text = (key: string, blanks?: Record<string, string>): string => say(props.words, key, blanks);

  let choice: HTMLDivElement | undefined;

  function tryMove(key: string, { action, refusal }: Tried): void {
    setRefused(refusal && { key, caption: refusal });
    if (refusal) return;
    goOn([...moves(), action]);
    // The button that was pressed is gone.
    if (now().standing === 'open') choice?.focus({ preventScroll: true });
  }

  /** A tapped piece with one action is answered at once; with several they are offered; with none, or one's own seat, all moves are. */
  function tap(tapped: readonly string[]): void {
    setRefused(undefined);
    setNames(tapped.join(' ') === props.task.seat ? undefined : tapped);
    const [first, ...more] = there();
    if (first && more.length === 0) tryMove(first.key, first.tried);
    reveal(choice!);
  }

  function goOn(actions: readonly Tried['action'][]): void {
    setNames(undefined);
    setMoves(actions);
    if (now().standing === 'reached') noteTask(props.game, props.task.id, shown() ? 'shown' : 'solved');
  }

  function restart(): void {
    setRefused(undefined);
    setShown(false);
    goOn([]);
  }

  /** Plays one way to the goal from the beginning. */
  function show(): void {
    restart();
    setShown(true);
    goOn(props.task.solution);
  }

  const stronger = (): string => {
    const [first] = props.task.solution;
    const { label } = narrator.describe.group(first, rules.view(attempted()[0]!.state, props.task.seat));
    return text('learn.begin-with', { move: label });
  };

  return (
    <TaskFrame
      Board={props.Board}
      words={props.words}
      taskWords={props.taskWords}
      picture={picture(now())}
      before={earlier()}
      seat={props.task.seat}
      over={now().standing === 'reached'}
      stronger={stronger}
      show={show}
      tap={now().standing === 'open' ? tap : undefined}
      picked={[]}
    >
      <div ref={choice} tabindex="-1">
        <Show when={now().standing === 'open'}>
          <Show
            when={there().length > 0 && names() ? there() : undefined}
            fallback={
              <Moves
                words={props.words}
                attempts={attempts()}
                refused={refused()?.key}
                forget={() => setRefused(undefined)}
                attempt={tryMove}
              />
            }
          >
            {(named) => (
              <div class="moves targets" role="group" aria-label={text('learn.there')}>
                <For each={named()}>
                  {({ key, tried }) => (
                    <button
                      class="button"
                      type="button"
                      classList={{ refused: refused()?.key === key }}
                      onClick={() => tryMove(key, tried)}
                    >
                      {tried.label}
                    </button>
                  )}
                </For>
                <button class="button text" type="button" onClick={() => tap([props.task.seat])}>
                  {text('learn.all-moves')}
                </button>
              </div>
            )}
          </Show>
        </Show>
      </div>
      <div role="status">
        <Show when={refusalOf(refused()?.caption)}>{(known) => <div innerHTML={refusalHtml(known(), props.words)} />}</Show>
        <Facts words={props.words} captions={captions()} />
        <Show when={now().standing !== 'open'}>
          <Ending
            words={props.words}
            title={now().standing === 'missed' ? 'learn.missed' : shown() ? 'learn.shown' : 'learn.reached'}
            text={now().standing === 'missed' ? props.taskWords.missed : props.taskWords.done}
            right={now().standing === 'reached'}
            over={now().standing === 'reached'}
            again={restart}
          />
        </Show>
      </div>
      <Show when={now().standing === 'open' && moves().length > 0}>
        <p class="row">
          <button class="button" type="button" onClick={() => goOn(moves().slice(0, -1))}>
            <Sign name="undo" />
            {text('learn.undo')}
          </button>
        </p>
      </Show>
    </TaskFrame>
  );
}

/** The start of a task, and the attempt after each of these moves; it ends before one that is not allowed. */
function playedOut(rules: Game, task: Task, moves: readonly Tried['action'][]): Attempted[] {
  const attempts = [startTask(rules, task)];
  for (const move of moves) {
    const moved = attempt(rules, task, attempts.at(-1)!, move);
    if (!moved.ok) break;
    attempts.push(moved.attempted);
  }
  return attempts;
}

const refusalOf = (caption: Caption | undefined): Extract<Caption, { kind: 'refused' }> | undefined =>
  caption?.kind === 'refused' ? caption : undefined;
