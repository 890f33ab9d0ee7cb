import type { Picture } from '../../narration/picture.ts';
import { batch, createMemo, createSignal, Show, untrack, type JSX } from 'solid-js';
import type { Game } from '../../engine/game.ts';
import {
  attempt,
  eyesOn,
  outOfReach,
  startTask,
  type Attempted,
  type PlayTask as Task,
} from '../../engine/task.ts';
import { reveal } from '../../browser/reveal.ts';
import type { Board, PieceId, Read } from '../shared/board.ts';
import { spots } from '../shared/spots.tsx';
import { byKey, createTaps } from '../shared/taps.ts';
import { eventCaptions, pictureFrom, type Narrator } from '../../narration/frames.ts';
import type { Attempt, Tried } from '../../narration/attempts.ts';
import type { Verdict } from '../../narration/verdict.ts';
import type { Narration } from '../load-narration.ts';
import { plainText } from '../../i18n/html.ts';
import { RefusalText, Sentence } from '../shared/Caption.tsx';
import { say, type Words } from '../../i18n/words.ts';
import { Ending } from './Ending.tsx';
import { Offers, type Chosen } from './Offers.tsx';
import { askedNow, narrowed, offered, refusedRules, thoughtOf } from './offered.ts';
import { noteTasks } from './progress.ts';
import { TaskFrame } from './TaskFrame.tsx';
import { wordsIn, type TaskWords } from './task-words.ts';
import { uncoverTappable } from './uncover-table.ts';
import type { PlayedId } from '../../games/ids.ts';

interface PlayTaskProps {
  readonly game: PlayedId;
  readonly Board: Board;
  /** How taps on the board are read. */
  readonly reading: Read;
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
  /**
   * The start, and how far each move has led; played anew from the start, so that chance falls the
   * same way again.
   */
  const attempted = createMemo<readonly Attempted[]>(() => playedOut(rules, props.task, moves()));
  const [refused, setRefused] = createSignal<Tried>();
  const [shown, setShown] = createSignal(false);
  const [kept, setKept] = createSignal(true);
  /** A sort of action that has been opened. */
  const [opened, setOpened] = createSignal<Chosen>();
  const now = (): Attempted => attempted().at(-1)!;
  const standing = createMemo(() =>
    now().goal === 'open' && outOfReach(rules, props.task, now()) ? 'missed' : now().goal,
  );
  const attempts = createMemo(() =>
    standing() === 'open'
      ? thoughtOf(narrator, props.task, attempted()[0]!, now(), props.hides)
      : [],
  );
  const about = untrack(() => refusedRules(rules, props.task));
  const offers = createMemo(() => offered(attempts(), about));
  const captions = createMemo(() =>
    eventCaptions(narrator, now().facts, now().states).map(({ caption }) => caption),
  );
  /** What the table has come to wait for, where what has happened does not say so. */
  const asked = (): string | undefined => {
    const sentence = askedNow(narrator, attempted()[0]!, now());
    const told = plainText(captions().at(-1)!.sentence);
    return sentence && !told.includes(sentence) ? sentence : undefined;
  };
  const picture = (soFar: Attempted): Picture =>
    pictureFrom(
      narratorFor(eyesOn(rules, props.task, soFar.state)),
      soFar.state,
      soFar.facts.at(-1)?.event,
    );
  const table = createTaps(
    untrack(() => props.reading),
    createMemo(() => attempts().flatMap(({ actions }) => actions)),
    () => picture(now()),
  );
  const chosen = (): Chosen | undefined =>
    table.begun() && !table.named() && table.choices().length > 0
      ? { label: text('learn.there'), moves: table.choices(), tapped: true }
      : opened();
  const left = (): readonly Attempt[] =>
    table.begun() && !table.named() ? narrowed(offers(), table.fitting()) : offers();
  /** The table before the last move. */
  const earlier = (): Picture | undefined => {
    const before = attempted().at(-2);
    return before ? picture(before) : undefined;
  };
  const text = (key: string, blanks?: Record<string, string>): string =>
    say(props.words, key, blanks);
  const title = (): string =>
    standing() === 'missed' ? 'learn.missed' : shown() ? 'learn.shown' : 'learn.reached';

  /** A goal that was only shown is no answer of the reader's. */
  const verdict = (): Verdict | undefined => {
    if (standing() === 'open') return undefined;
    return standing() === 'missed' ? 'other' : shown() ? 'fact' : 'yes';
  };

  let news: HTMLDivElement | undefined;
  let choice: HTMLDivElement | undefined;

  function tryMove(tried: Tried): void {
    setRefused(tried.refusal && tried);
    if (tried.refusal) return;
    playAnew([...moves(), tried.action]);
    if (standing() !== 'open') return;
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

  function playAnew(actions: readonly Tried['action'][]): void {
    setOpened(undefined);
    table.forget();
    setMoves(actions);
    if (now().goal === 'reached')
      setKept(noteTasks(props.game, [props.task.id], shown() ? 'shown' : 'solved'));
  }

  function restart(): void {
    setRefused(undefined);
    setShown(false);
    playAnew([]);
  }

  /** Plays one way to the goal from the beginning. */
  function show(): void {
    restart();
    setShown(true);
    playAnew(props.task.solution);
  }

  const stronger = (): string => {
    const [first] = props.task.solution;
    const { label } = narrator.describe.group(
      first,
      rules.view(attempted()[0]!.state, props.task.seat),
    );
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
      verdict={verdict()}
      stronger={stronger}
      show={show}
      undo={moves().length > 0 ? () => playAnew(moves().slice(0, -1)) : undefined}
      asked={standing() === 'open' ? { marks: table.marks(), onTap: tap, onBack: back, spots } : {}}
    >
      <div role="status" ref={news}>
        <Show
          when={refused()?.refusal}
          fallback={
            <Show when={standing() === 'open' && captions().at(-1)}>
              {(caption) => (
                <p class="news">
                  <Sentence of={caption().sentence} />{' '}
                  <Show when={asked()}>{(sentence) => <b>{sentence()}.</b>}</Show>
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
      </div>
      <Show when={standing() !== 'open'}>
        <Ending
          words={props.words}
          title={title()}
          text={wordsIn(props.taskWords[standing() === 'missed' ? 'missed' : 'done'])}
          verdict={verdict()!}
          over={standing() === 'reached'}
          kept={kept()}
          captions={captions()}
          again={restart}
        />
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

/**
 * The start of a task, and the attempt after each of these moves; it ends before one that is not
 * allowed.
 */
function playedOut(rules: Game, task: Task, moves: readonly Tried['action'][]): Attempted[] {
  const attempts = [startTask(rules, task)];
  for (const move of moves) {
    const moved = attempt(rules, task, attempts.at(-1)!, move);
    if (!moved.ok) break;
    attempts.push(moved.attempted);
  }
  return attempts;
}
