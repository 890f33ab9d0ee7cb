import { createSignal, For, Show, untrack, type JSX } from 'solid-js';
import { foreseen, startTask, type PredictTask as Task } from '../../engine/task.ts';
import type { Seat } from '../../engine/types.ts';
import { seatPiece, type Asked, type Board, type Marked, type PieceId } from '../shared/board.ts';
import { spots } from '../shared/spots.tsx';
import { Crest } from '../shared/Crest.tsx';
import { Sign } from '../shared/Signs.tsx';
import { eventCaptions, pictureFrom, type Narrator } from '../../narration/frames.ts';
import type { Narration } from '../load-narration.ts';
import { say, type Words } from '../../i18n/words.ts';
import type { Verdict } from '../../narration/verdict.ts';
import { Ending } from './Ending.tsx';
import { noteTasks } from './progress.ts';
import { TaskFrame } from './TaskFrame.tsx';
import { wordsIn, type TaskWords } from './task-words.ts';
import type { PlayedId } from '../../games/ids.ts';

interface PredictTaskProps {
  readonly game: PlayedId;
  readonly Board: Board;
  readonly words: Words;
  readonly narration: Narration;
  readonly task: Task;
  readonly taskWords: TaskWords;
}

/** An answer is right or not what comes; what was only shown is neither. */
const VERDICT_OF = { right: 'yes', wrong: 'other', shown: 'fact' } as const satisfies Record<
  string,
  Verdict
>;

/**
 * A task to foresee what comes: seats are chosen on the table or below it, or a number is chosen or
 * typed; then the engine plays it.
 */
export function PredictTask(props: PredictTaskProps): JSX.Element {
  const { game: rules, narratorFor } = untrack(() => props.narration);
  const narrator: Narrator = narratorFor(undefined);
  const start = untrack(() => startTask(rules, props.task));
  const comes = untrack(() => foreseen(rules, props.task));
  const seats = start.state.players.map(({ seat }) => seat);
  const [picked, setPicked] = createSignal<readonly Seat[]>([]);
  const [number, setNumber] = createSignal<number>();
  const [answered, setAnswered] = createSignal<'right' | 'wrong' | 'shown'>();
  const [kept, setKept] = createSignal(true);
  const asksNumber = typeof comes.answer === 'number';
  const among = untrack(() => ('among' in props.task.asks ? props.task.asks.among : undefined));
  /** An answer names neither nobody nor everybody, so of two it names one. */
  const isOne = seats.length === 2 || untrack(() => 'nth' in props.task.asks);
  const text = (key: string, blanks?: Record<string, string | number>): string =>
    say(props.words, key, blanks);

  const isRight = (): boolean =>
    typeof comes.answer === 'number'
      ? number() === comes.answer
      : picked().length === comes.answer.length &&
        comes.answer.every((seat) => picked().includes(seat));

  const check = (): void => answer(isRight() ? 'right' : 'wrong');

  /** Where one seat is asked for, a tap on another takes its place. */
  function pick(seat: Seat): void {
    const others = picked().filter((other) => other !== seat);
    setPicked(others.length < picked().length ? others : isOne ? [seat] : [...others, seat]);
  }

  /** Seats that are asked for are tapped on the table. */
  const asked = (): Asked => {
    if (answered() || asksNumber) return {};
    const markOf = (seat: Seat): Marked => ({
      mark: picked().includes(seat) ? 'selected' : 'legal',
    });
    return {
      marks: new Map<PieceId, Marked>(seats.map((seat) => [seatPiece(seat), markOf(seat)])),
      onTap: (piece) => pick(seats.find((seat) => seatPiece(seat) === piece)!),
      onBack: () => setPicked(picked().slice(0, -1)),
      spots,
    };
  };

  function answer(how: 'right' | 'wrong' | 'shown'): void {
    setAnswered(how);
    if (how !== 'wrong')
      setKept(noteTasks(props.game, [props.task.id], how === 'right' ? 'solved' : 'shown'));
  }

  function again(): void {
    setAnswered(undefined);
    setPicked([]);
    setNumber(undefined);
  }

  const rightOne = (): string =>
    typeof comes.answer === 'number'
      ? String(comes.answer)
      : comes.answer.map((seat) => text(`seat.${seat}`)).join(', ');
  const title = (): string => (answered() === 'shown' ? 'learn.foreseen' : `learn.${answered()!}`);

  const verdict = (): Verdict | undefined => answered() && VERDICT_OF[answered()!];

  return (
    <TaskFrame
      Board={props.Board}
      words={props.words}
      taskWords={props.taskWords}
      picture={pictureFrom(narrator, answered() && !asksNumber ? comes.state : start.state)}
      before={undefined}
      seat={undefined}
      verdict={verdict()}
      stronger={undefined}
      show={() => answer('shown')}
      undo={undefined}
      asked={asked()}
    >
      <Show when={!answered()}>
        <Show when={!asksNumber}>
          <Picks words={props.words} seats={seats} picked={picked()} pick={pick} />
        </Show>
        <Show when={asksNumber && among}>
          {(numbers) => (
            <div class="picks numbers" role="group" aria-label={text('learn.number')}>
              <For each={numbers()}>
                {(one) => (
                  <button class="button" type="button" onClick={() => (setNumber(one), check())}>
                    {one}
                  </button>
                )}
              </For>
            </div>
          )}
        </Show>
        <Show when={asksNumber && !among}>
          <label class="typed">
            {text('learn.number')}
            <input
              type="text"
              inputmode="numeric"
              autocomplete="off"
              onInput={({ currentTarget: { value } }) => setNumber(numberIn(value))}
              onKeyDown={({ key }) => key === 'Enter' && number() !== undefined && check()}
            />
          </label>
        </Show>
        <Show when={!among}>
          <button
            class="button main"
            type="button"
            disabled={asksNumber ? number() === undefined : picked().length === 0}
            onClick={check}
          >
            <Sign name="check" />
            {text('learn.check')}
          </button>
        </Show>
      </Show>
      <Show when={answered()}>
        <Ending
          words={props.words}
          title={title()}
          text={
            <>
              <p>
                <strong>{text('learn.answer-is', { answer: rightOne() })}</strong>
              </p>
              {wordsIn(props.taskWords.done)}
            </>
          }
          verdict={verdict()!}
          over
          kept={kept()}
          captions={eventCaptions(narrator, comes.facts, comes.states).map(
            ({ caption }) => caption,
          )}
          again={again}
        />
      </Show>
    </TaskFrame>
  );
}

/** A whole number as a reader types it, with a hyphen or a minus sign below zero. */
const numberIn = (typed: string): number | undefined =>
  /^\s*[-−]?\d{1,4}\s*$/.test(typed) ? Number(typed.replace('−', '-')) : undefined;

/** The seats to tap. */
function Picks(props: {
  words: Words;
  seats: readonly Seat[];
  picked: readonly Seat[];
  pick: (seat: Seat) => void;
}): JSX.Element {
  return (
    <div class="picks" role="group" aria-label={say(props.words, 'learn.who')}>
      <For each={props.seats}>
        {(seat) => (
          <button
            class="button"
            type="button"
            aria-pressed={props.picked.includes(seat)}
            onClick={() => props.pick(seat)}
          >
            <Crest seat={seat} />
            {say(props.words, `seat.${seat}`)}
          </button>
        )}
      </For>
    </div>
  );
}
