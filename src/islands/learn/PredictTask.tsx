import { createSignal, Show, untrack, type JSX } from 'solid-js';
import { foreseen, startTask, type PredictTask as Task } from '../../engine/task.ts';
import type { Asked, Board } from '../shared/board.ts';
import { spots } from '../shared/spots.tsx';
import { eventCaptions, pictureFrom, type Narrator } from '../../narration/frames.ts';
import type { Narration } from '../load-narration.ts';
import { say, type Words } from '../../i18n/words.ts';
import type { Verdict } from '../../narration/verdict.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { answerSaid, asksForOne, isRight, marksOf, optionsOf, pickedAfter } from './answers.ts';
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

/** How a task ended: an answer is right or not what comes; what was only shown is neither. */
const ENDINGS = {
  right: { title: 'learn.right', verdict: 'yes' },
  wrong: { title: 'learn.wrong', verdict: 'other' },
  shown: { title: 'learn.foreseen', verdict: 'fact' },
} as const satisfies Record<string, { readonly title: string; readonly verdict: Verdict }>;

/**
 * A task to foresee what comes: seats or things are picked on the table or below it, or a number is
 * chosen or typed; then the engine plays it.
 */
export function PredictTask(props: PredictTaskProps): JSX.Element {
  const { game: rules, narratorFor } = untrack(() => props.narration);
  const { asks } = untrack(() => props.task);
  const narrator: Narrator = narratorFor(undefined);
  const start = untrack(() => startTask(rules, props.task));
  const comes = untrack(() => foreseen(rules, props.task));
  const seats = start.state.players.map(({ seat }) => seat);
  const options = untrack(() => optionsOf(asks, seats, props.words));
  const among = !options && 'among' in asks ? (asks.among as readonly number[]) : undefined;
  const [picked, setPicked] = createSignal<readonly string[]>([]);
  const [number, setNumber] = createSignal<number>();
  const [answered, setAnswered] = createSignal<keyof typeof ENDINGS>();
  const [kept, setKept] = createSignal(true);
  const ending = (): (typeof ENDINGS)[keyof typeof ENDINGS] | undefined =>
    answered() && ENDINGS[answered()!];

  const check = (): void => answer(isRight(comes.answer, picked(), number()) ? 'right' : 'wrong');

  function answer(how: keyof typeof ENDINGS): void {
    setAnswered(how);
    if (how !== 'wrong')
      setKept(noteTasks(props.game, [props.task.id], how === 'right' ? 'solved' : 'shown'));
  }

  function again(): void {
    setAnswered(undefined);
    setPicked([]);
    setNumber(undefined);
  }

  const pick = (value: string): void => {
    setPicked(pickedAfter(picked(), value, asksForOne(asks, options!)));
  };

  /** What lies on the table is picked there, too. */
  const asked = (): Asked =>
    answered() || !options?.some(({ piece }) => piece)
      ? {}
      : {
          marks: marksOf(options, picked()),
          onTap: (tapped) => pick(options.find(({ piece }) => piece === tapped)!.value),
          onBack: () => setPicked(picked().slice(0, -1)),
          spots,
        };

  return (
    <TaskFrame
      Board={props.Board}
      words={props.words}
      taskWords={props.taskWords}
      picture={pictureFrom(narrator, answered() && options ? comes.state : start.state)}
      before={undefined}
      seat={undefined}
      verdict={ending()?.verdict}
      stronger={undefined}
      show={() => answer('shown')}
      undo={undefined}
      asked={asked()}
    >
      <Show
        when={ending()}
        fallback={
          <AnswerForm
            words={props.words}
            options={options}
            among={among}
            picked={picked()}
            pick={pick}
            number={number()}
            type={setNumber}
            check={check}
          />
        }
      >
        {(end) => (
          <Ending
            words={props.words}
            title={end().title}
            text={
              <>
                <p>
                  <strong>
                    {say(props.words, 'learn.answer-is', {
                      answer: answerSaid(comes.answer, options ?? []),
                    })}
                  </strong>
                </p>
                {wordsIn(props.taskWords.done)}
              </>
            }
            verdict={end().verdict}
            over
            kept={kept()}
            captions={eventCaptions(narrator, comes.facts, comes.states).map(
              ({ caption }) => caption,
            )}
            again={again}
          />
        )}
      </Show>
    </TaskFrame>
  );
}
