import { createMemo, createSignal, untrack, type Accessor } from 'solid-js';
import type { Game } from '../../engine/game.ts';
import {
  attempt,
  eyesOn,
  outOfReach,
  startTask,
  type Attempted,
  type PlayTask,
} from '../../engine/task.ts';
import type { PlayedId } from '../../games/ids.ts';
import { plainText } from '../../i18n/html.ts';
import { say, type Words } from '../../i18n/words.ts';
import type { Attempt, Tried } from '../../narration/attempts.ts';
import type { Caption } from '../../narration/caption.ts';
import { eventCaptions, pictureFrom, type Narrator } from '../../narration/frames.ts';
import type { Picture } from '../../narration/picture.ts';
import type { Verdict } from '../../narration/verdict.ts';
import type { Narration } from '../load-narration.ts';
import { askedNow, offered, refusedRules, thoughtOf } from './offered.ts';
import { noteTasks } from './progress.ts';

/** What a task to be played is about. */
export interface TaskAbout {
  readonly game: PlayedId;
  readonly words: Words;
  readonly narration: Narration;
  readonly task: PlayTask;
  /** Kinds of actions that only a later lesson introduces. */
  readonly hides: readonly string[];
}

/** How far a reader has come in a task, and what there is to do. */
export interface TaskState {
  readonly moves: Accessor<readonly Tried['action'][]>;
  /** Whether the goal is open, reached, or missed: no move leads to it any more. */
  readonly goal: Accessor<Attempted['goal']>;
  /** What came of it; undefined while the goal is open. */
  readonly verdict: Accessor<Verdict | undefined>;
  /** The key of the words that say how it ended. */
  readonly title: Accessor<string>;
  /** Whether the device has kept that it was done. */
  readonly kept: Accessor<boolean>;
  /** All that may be tried now, by sort; and of it what is offered. */
  readonly attempts: Accessor<readonly Attempt[]>;
  readonly offers: Accessor<readonly Attempt[]>;
  /** What has happened. */
  readonly captions: Accessor<readonly Caption[]>;
  /** What the table has come to wait for, where what has happened does not say so. */
  readonly awaited: Accessor<string | undefined>;
  readonly picture: Accessor<Picture>;
  /** The table before the last move. */
  readonly earlier: Accessor<Picture | undefined>;
  /** Plays these moves from the start, and nothing else. */
  readonly play: (moves: readonly Tried['action'][]) => void;
  readonly restart: () => void;
  /** Plays one way to the goal from the beginning. */
  readonly show: () => void;
  /** The sort of move by which that way begins, as a hint. */
  readonly stronger: () => string;
}

/** A task at its beginning. */
export function createTaskState(about: TaskAbout): TaskState {
  const { game: rules, narratorFor } = untrack(() => about.narration);
  const narrator: Narrator = untrack(() => narratorFor(eyesOn(rules, about.task)));
  const { attempted, ...playing } = createPlay(rules, about);
  const start = (): Attempted => attempted()[0]!;
  const now = (): Attempted => attempted().at(-1)!;
  const attempts = createMemo(() =>
    playing.goal() === 'open' ? thoughtOf(narrator, about.task, start(), now(), about.hides) : [],
  );
  const refusable = untrack(() => refusedRules(rules, about.task));
  const captions = createMemo(() =>
    eventCaptions(narrator, now().facts, now().states).map(({ caption }) => caption),
  );
  const pictureOf = ({ state, facts }: Attempted): Picture =>
    pictureFrom(narratorFor(eyesOn(rules, about.task, state)), state, facts.at(-1)?.event);
  return {
    ...playing,
    attempts,
    offers: createMemo(() => offered(attempts(), refusable)),
    captions,
    awaited() {
      const sentence = askedNow(narrator, start(), now());
      const said = plainText(captions().at(-1)!.sentence);
      return sentence && !said.includes(sentence) ? sentence : undefined;
    },
    picture: () => pictureOf(now()),
    earlier() {
      const before = attempted().at(-2);
      return before && pictureOf(before);
    },
    stronger() {
      const [first] = about.task.solution;
      const view = rules.view(start().state, about.task.seat);
      return say(about.words, 'learn.begin-with', {
        move: narrator.describe.group(first, view).label,
      });
    },
  };
}

/** What the reader has played, or has been shown, and what came of it. */
type Play = Pick<
  TaskState,
  'moves' | 'goal' | 'verdict' | 'title' | 'kept' | 'play' | 'restart' | 'show'
> & {
  /**
   * The start, and how far each move has led; played anew from the start, so that chance falls the
   * same way again.
   */
  readonly attempted: Accessor<readonly Attempted[]>;
};

function createPlay(rules: Game, about: TaskAbout): Play {
  const [moves, setMoves] = createSignal<readonly Tried['action'][]>([]);
  const [shown, setShown] = createSignal(false);
  const [kept, setKept] = createSignal(true);
  const attempted = createMemo(() => playedOut(rules, about.task, moves()));
  const now = (): Attempted => attempted().at(-1)!;
  const goal = createMemo(() =>
    now().goal === 'open' && outOfReach(rules, about.task, now()) ? 'missed' : now().goal,
  );

  function play(next: readonly Tried['action'][]): void {
    setMoves(next);
    if (now().goal === 'reached')
      setKept(noteTasks(about.game, [about.task.id], shown() ? 'shown' : 'solved'));
  }

  function restart(): void {
    setShown(false);
    play([]);
  }

  return {
    moves,
    attempted,
    goal,
    // A goal that was only shown is no answer of the reader's.
    verdict: () =>
      goal() === 'open' ? undefined : goal() === 'missed' ? 'other' : shown() ? 'fact' : 'yes',
    title: () => (goal() === 'missed' ? 'learn.missed' : shown() ? 'learn.shown' : 'learn.reached'),
    kept,
    play,
    restart,
    show() {
      restart();
      setShown(true);
      play(about.task.solution);
    },
  };
}

/**
 * The start of a task, and the attempt after each of these moves; it ends before one that is not
 * allowed.
 */
function playedOut(rules: Game, task: PlayTask, moves: readonly Tried['action'][]): Attempted[] {
  const attempts = [startTask(rules, task)];
  for (const move of moves) {
    const moved = attempt(rules, task, attempts.at(-1)!, move);
    if (!moved.ok) break;
    attempts.push(moved.attempted);
  }
  return attempts;
}
