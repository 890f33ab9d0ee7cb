import { createSignal, For, Show, untrack, type JSX } from 'solid-js';
import { foreseen, startTask, type PredictTask as Task } from '../../engine/task.ts';
import type { Seat } from '../../engine/types.ts';
import type { Board } from '../shared/board.ts';
import { Crest } from '../shared/Crest.tsx';
import { Sign } from '../shared/Signs.tsx';
import { eventCaptions, pictureFrom, type Narrator } from '../../narration/frames.ts';
import type { Narration } from '../load-narration.ts';
import { say, type Words } from '../../i18n/words.ts';
import { Ending } from './Ending.tsx';
import { Facts } from './Facts.tsx';
import { noteTask } from './progress.ts';
import { TaskFrame } from './TaskFrame.tsx';
import type { TaskWords } from './task-words.ts';
import type { GameId } from '../../games/ids.ts';

interface PredictTaskProps {
  readonly game: GameId;
  readonly Board: Board;
  readonly words: Words;
  readonly narration: Narration;
  readonly task: Task;
  readonly taskWords: TaskWords;
}

/** A task to foresee what comes: seats to be tapped or a number to be set; then the engine plays it. */
export function PredictTask(props: PredictTaskProps): JSX.Element {
  const { game: rules, narratorFor } = untrack(() => props.narration);
  const narrator: Narrator = narratorFor(undefined);
  const start = untrack(() => startTask(rules, props.task));
  const comes = untrack(() => foreseen(rules, props.task));
  const seats = start.state.players.map(({ seat }) => seat);
  const [picked, setPicked] = createSignal<readonly Seat[]>([]);
  const [number, setNumber] = createSignal(0);
  const [answered, setAnswered] = createSignal<'right' | 'wrong' | 'shown'>();
  const asksNumber = typeof comes.answer === 'number';
  /** An answer names neither nobody nor everybody, so of two it names one. */
  const isOne = seats.length === 2 || untrack(() => 'nth' in props.task.asks);
  /** Numbers can add up to less than nothing; things that are counted cannot. */
  const fewest = untrack(() => ('count' in props.task.asks ? 0 : -Infinity));
  const text = (key: string, blanks?: Record<string, string | number>): string => say(props.words, key, blanks);

  const isRight = (): boolean =>
    typeof comes.answer === 'number'
      ? number() === comes.answer
      : picked().length === comes.answer.length && comes.answer.every((seat) => picked().includes(seat));

  function pick(seat: Seat): void {
    if (isOne) setPicked([seat]);
    else setPicked(picked().includes(seat) ? picked().filter((other) => other !== seat) : [...picked(), seat]);
  }

  /** A tap on any piece of a seat means that seat. */
  function tap([name]: readonly string[]): void {
    const seat = seats.find((other) => other === name);
    if (seat) pick(seat);
  }

  function answer(how: 'right' | 'wrong' | 'shown'): void {
    setAnswered(how);
    if (how !== 'wrong') noteTask(props.game, props.task.id, how === 'right' ? 'solved' : 'shown');
  }

  function again(): void {
    setAnswered(undefined);
    setPicked([]);
    setNumber(0);
  }

  const rightOne = (): string =>
    typeof comes.answer === 'number' ? String(comes.answer) : comes.answer.map((seat) => text(`seat.${seat}`)).join(', ');

  return (
    <TaskFrame
      Board={props.Board}
      words={props.words}
      taskWords={props.taskWords}
      picture={pictureFrom(narrator, answered() ? comes.state : start.state)}
      before={undefined}
      seat={undefined}
      over={answered() !== undefined}
      stronger={undefined}
      show={() => answer('shown')}
      tap={answered() || asksNumber ? undefined : tap}
      picked={picked()}
    >
      <Show when={!answered()}>
        <Show when={asksNumber} fallback={<Picks words={props.words} seats={seats} picked={picked()} pick={pick} />}>
          <div class="stepper" role="group" aria-label={text('learn.number')}>
            <button class="button" type="button" aria-label={text('learn.fewer')} onClick={() => setNumber(Math.max(fewest, number() - 1))}>
              −
            </button>
            <output aria-live="polite">{number()}</output>
            <button class="button" type="button" aria-label={text('learn.more')} onClick={() => setNumber(number() + 1)}>
              <span aria-hidden="true">+</span>
            </button>
          </div>
        </Show>
        <p class="row">
          <button
            class="button main"
            type="button"
            disabled={!asksNumber && picked().length === 0}
            onClick={() => answer(isRight() ? 'right' : 'wrong')}
          >
            <Sign name="check" />
            {text('learn.check')}
          </button>
        </p>
      </Show>
      <div role="status">
        <Show when={answered()}>
          {(how) => (
            <>
              <Ending
                words={props.words}
                title={how() === 'shown' ? 'learn.foreseen' : `learn.${how()}`}
                text={`<p><strong>${text('learn.answer-is', { answer: rightOne() })}</strong></p>${props.taskWords.done}`}
                right={how() !== 'wrong'}
                over
                again={again}
              />
              <Facts words={props.words} captions={eventCaptions(narrator, comes.facts, comes.states).map(({ caption }) => caption)} />
            </>
          )}
        </Show>
      </div>
    </TaskFrame>
  );
}

/** The seats to tap. */
function Picks(props: { words: Words; seats: readonly Seat[]; picked: readonly Seat[]; pick: (seat: Seat) => void }): JSX.Element {
  return (
    <div class="picks" role="group" aria-label={say(props.words, 'learn.who')}>
      <For each={props.seats}>
        {(seat) => (
          <button class="button" type="button" aria-pressed={props.picked.includes(seat)} onClick={() => props.pick(seat)}>
            <Crest seat={seat} />
            {say(props.words, `seat.${seat}`)}
          </button>
        )}
      </For>
    </div>
  );
}
