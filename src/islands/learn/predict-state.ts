import { createSignal, untrack, type Accessor } from 'solid-js';
import { foreseen, startTask, type PredictTask } from '../../engine/task.ts';
import type { PlayedId } from '../../games/ids.ts';
import type { Words } from '../../i18n/words.ts';
import type { Caption } from '../../narration/caption.ts';
import { eventCaptions, pictureFrom } from '../../narration/frames.ts';
import type { Picture } from '../../narration/picture.ts';
import type { Verdict } from '../../narration/verdict.ts';
import type { Narration } from '../load-narration.ts';
import { answerSaid, asksForOne, isRight, optionsOf, pickedAfter, type Option } from './answers.ts';
import { noteTasks } from './progress.ts';

/** What a task to foresee what comes is about. */
export interface PredictAbout {
  readonly game: PlayedId;
  readonly words: Words;
  readonly narration: Narration;
  readonly task: PredictTask;
}

/** How a task ended: an answer is right or not what comes; what was only shown is neither. */
const ENDINGS = {
  right: { title: 'learn.right', verdict: 'yes' },
  wrong: { title: 'learn.wrong', verdict: 'other' },
  shown: { title: 'learn.foreseen', verdict: 'fact' },
} as const satisfies Record<string, { readonly title: string; readonly verdict: Verdict }>;

/** What a reader answers, and what came of it. */
export interface PredictState {
  /** What can be picked; undefined where a number is asked for. */
  readonly options: readonly Option[] | undefined;
  /** Numbers to choose from; undefined where none are given. */
  readonly among: readonly number[] | undefined;
  readonly picked: Accessor<readonly string[]>;
  readonly pick: (value: string) => void;
  /** Takes back what was picked last. */
  readonly unpick: () => void;
  readonly number: Accessor<number | undefined>;
  readonly type: (number: number | undefined) => void;
  /** How it ended: a key of the words; undefined before an answer. */
  readonly ending: () => { readonly title: string; readonly verdict: Verdict } | undefined;
  /** Whether the device has kept that it was done. */
  readonly kept: Accessor<boolean>;
  /** The table as it lies; where something was to be picked, after an answer as it has come. */
  readonly picture: () => Picture;
  /** What has come, fact by fact. */
  readonly captions: () => Caption[];
  /** The right answer in words. */
  readonly answer: () => string;
  readonly check: () => void;
  readonly show: () => void;
  readonly again: () => void;
}

/** A task to foresee what comes, before an answer. */
export function createPredictState(about: PredictAbout): PredictState {
  const { game, narration, task, words } = untrack(() => about);
  const { game: rules, narratorFor } = narration;
  const { asks } = task;
  const narrator = narratorFor(undefined);
  const start = startTask(rules, task);
  const comes = foreseen(rules, task);
  const seats = start.state.players.map(({ seat }) => seat);
  const options = optionsOf(asks, seats, words);
  const [picked, setPicked] = createSignal<readonly string[]>([]);
  const [number, setNumber] = createSignal<number>();
  const [answered, setAnswered] = createSignal<keyof typeof ENDINGS>();
  const [kept, setKept] = createSignal(true);

  function end(how: keyof typeof ENDINGS): void {
    setAnswered(how);
    if (how !== 'wrong') setKept(noteTasks(game, [task.id], how === 'right' ? 'solved' : 'shown'));
  }

  return {
    options,
    among: !options && 'among' in asks ? (asks.among as readonly number[]) : undefined,
    picked,
    pick: (value) => void setPicked(pickedAfter(picked(), value, asksForOne(asks, options!))),
    unpick: () => void setPicked(picked().slice(0, -1)),
    number,
    type: setNumber,
    ending: () => answered() && ENDINGS[answered()!],
    kept,
    picture: () => pictureFrom(narrator, answered() && options ? comes.state : start.state),
    captions: () =>
      eventCaptions(narrator, comes.facts, comes.states).map(({ caption }) => caption),
    answer: () => answerSaid(comes.answer, options ?? []),
    check: () => end(isRight(comes.answer, picked(), number()) ? 'right' : 'wrong'),
    show: () => end('shown'),
    again() {
      setAnswered(undefined);
      setPicked([]);
      setNumber(undefined);
    },
  };
}
