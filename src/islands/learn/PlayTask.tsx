import type { Picture } from '../../narration/picture.ts';
import { createMemo, createSignal, Show, untrack, type JSX } from 'solid-js';
import type { Game } from '../../engine/game.ts';
import { attempt, eyesOn, outOfReach, startTask, type Attempted, type PlayTask as Task } from '../../engine/task.ts';
import { reveal } from '../../browser/reveal.ts';
import type { Board, Tapping } from '../shared/board.ts';
import { eventCaptions, pictureFrom, type Narrator } from '../../narration/frames.ts';
import type { Tried } from '../../narration/attempts.ts';
import type { Narration } from '../load-narration.ts';
import { refusalHtml, type Refused } from '../../narration/caption.ts';
import { say, type Words } from '../../i18n/words.ts';
import { Ending } from './Ending.tsx';
import { Offers, type Chosen } from './Offers.tsx';
import { askedNow, offered } from './offered.ts';
import { noteTask } from './progress.ts';
import { namedBy, type Named } from './tapped.ts';
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
  /** Kinds of actions that only a later lesson introduces. */
  readonly hides: readonly string[];
}

/** A task to be played: any move may be tried, and whatever reaches the goal is right. */
export function PlayTask(props: PlayTaskProps): JSX.Element {
  const { game: rules, narratorFor } = untrack(() => props.narration);
  const narrator: Narrator = untrack(() => narratorFor(eyesOn(rules, props.task)));
  const [moves, setMoves] = createSignal<readonly Tried['action'][]>([]);
  /** The start, and how far each move has led; played anew from the start, so that chance falls the same way again. */
  const attempted = createMemo<readonly Attempted[]>(() => playedOut(rules, props.task, moves()));
  const [refused, setRefused] = createSignal<{ readonly key: string; readonly caption: Refused }>();
  const [shown, setShown] = createSignal(false);
  const [kept, setKept] = createSignal(true);
  const [chosen, setChosen] = createSignal<Chosen>();
  /** What the tapped pieces of the table stand for, until a move is made. */
  const [names, setNames] = createSignal<readonly string[]>([]);
  const now = (): Attempted => attempted().at(-1)!;
  const standing = createMemo(() => (now().standing === 'open' && outOfReach(rules, props.task, now()) ? 'missed' : now().standing));
  const attempts = createMemo(() => (standing() === 'open' ? offered(narrator, props.task, attempted()[0]!, now(), props.hides) : []));
  const captions = createMemo(() => eventCaptions(narrator, now().facts, now().states).map(({ caption }) => caption));
  const asked = (): string => {
    const sentence = askedNow(narrator, attempted()[0]!, now());
    return sentence ? `<b>${sentence}.</b>` : '';
  };
  const picture = (so: Attempted): Picture => pictureFrom(narrator, so.state, so.facts.at(-1)?.event);
  /** The table before the last move. */
  const earlier = (): Picture | undefined => {
    const before = attempted().at(-2);
    return before ? picture(before) : undefined;
  };
  const text = (key: string, blanks?: Record<string, string>): string => say(props.words, key, blanks);
  const title = (): string => (standing() === 'missed' ? 'learn.missed' : shown() ? 'learn.shown' : 'learn.reached');

  const buttons = createMemo(() => attempts().filter(({ kind }) => !props.Board.taps?.includes(kind)));

  let news: HTMLDivElement | undefined;
  let choice: HTMLDivElement | undefined;

  function tryMove({ key, tried: { action, refusal } }: Named): void {
    setRefused(refusal && { key, caption: refusal });
    if (refusal) return;
    goOn([...moves(), action]);
    // The button that was pressed is gone; what is tapped on the table stays.
    if (key && standing() === 'open') choice?.focus({ preventScroll: true });
  }

  function choose(next: Chosen | undefined): void {
    setRefused(undefined);
    setNames([]);
    setChosen(next);
    choice?.focus({ preventScroll: true });
  }

  /**
   * A tapped piece with one move is answered at once; with several they are offered, until a second piece says which; a piece without
   * any stands for its seat.
   */
  function tap(tapped: readonly string[], seat: string | undefined): void {
    const meant = [[...names(), ...tapped], tapped, ...(seat && seat !== props.task.seat ? [[seat]] : [])];
    const found = meant.find((all) => namedBy(attempts(), all).length > 0) ?? [];
    const there = found.length > 0 ? namedBy(attempts(), found) : [];
    setRefused(undefined);
    setNames(found);
    setChosen(there.length > 0 ? { label: text('learn.there'), moves: there } : undefined);
    const [first, ...more] = there;
    if (!first || more.length > 0) return;
    if (first.tried.refusal) setChosen(undefined);
    tryMove(first);
  }

  /** The moves of the task, for a board that knows itself what a tap means. */
  const tapping = (): Tapping => ({
    attempts: attempts(),
    play: (move) => {
      tryMove({ key: '', tried: move });
      if (standing() !== 'open') reveal(news!);
    },
    refused: refused()?.caption,
  });

  function goOn(actions: readonly Tried['action'][]): void {
    setChosen(undefined);
    setNames([]);
    setMoves(actions);
    if (now().standing === 'reached') setKept(noteTask(props.game, props.task.id, shown() ? 'shown' : 'solved'));
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
      verdict={standing() === 'open' ? undefined : { right: standing() === 'reached', title: title() }}
      stronger={stronger}
      show={show}
      undo={moves().length > 0 ? () => goOn(moves().slice(0, -1)) : undefined}
      tap={standing() === 'open' && !props.Board.taps ? tap : undefined}
      tapping={standing() === 'open' ? tapping() : undefined}
      picked={names()}
    >
      <div role="status" ref={news}>
        <Show
          when={!props.Board.taps && refused()?.caption}
          fallback={
            <Show when={standing() === 'open' && captions().at(-1)}>
              {(caption) => <p class="news" innerHTML={`${caption().sentence} ${asked()}`} />}
            </Show>
          }
        >
          {(known) => <div innerHTML={refusalHtml(known(), props.words)} />}
        </Show>
        <Show when={standing() !== 'open'}>
          <Ending
            words={props.words}
            title={title()}
            text={standing() === 'missed' ? props.taskWords.missed : props.taskWords.done}
            right={standing() === 'reached'}
            over={standing() === 'reached'}
            kept={kept()}
            captions={captions()}
            again={restart}
          />
        </Show>
      </div>
      <div ref={choice} tabindex="-1">
        <Show when={buttons().length > 0}>
          <Offers words={props.words} attempts={buttons()} chosen={chosen()} choose={choose} refused={refused()?.key} attempt={tryMove} />
        </Show>
      </div>
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
