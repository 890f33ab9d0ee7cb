import { Show, type JSX } from 'solid-js';
import { say, type Words } from '../../i18n/words.ts';
import type { Asked, Board } from '../shared/board.ts';
import { spots } from '../shared/spots.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { marksOf } from './answers.ts';
import { Ending } from './Ending.tsx';
import { createPredictState, type PredictAbout, type PredictState } from './predict-state.ts';
import { TaskFrame } from './TaskFrame.tsx';
import { wordsIn, type TaskWords } from './task-words.ts';

interface PredictTaskProps extends PredictAbout {
  readonly Board: Board;
  readonly taskWords: TaskWords;
}

/**
 * A task to foresee what comes: seats or things are picked on the table or below it, or a number is
 * chosen or typed; then the engine plays it.
 */
export function PredictTask(props: PredictTaskProps): JSX.Element {
  const state = createPredictState(props);
  const { options, ending } = state;
  return (
    <TaskFrame
      Board={props.Board}
      words={props.words}
      taskWords={props.taskWords}
      picture={state.picture()}
      before={undefined}
      seat={undefined}
      verdict={ending()?.verdict}
      stronger={undefined}
      show={state.show}
      undo={undefined}
      asked={askedOf(state)}
    >
      <Show
        when={ending()}
        fallback={
          <AnswerForm
            words={props.words}
            options={options}
            among={state.among}
            picked={state.picked()}
            pick={state.pick}
            number={state.number()}
            type={state.type}
            check={state.check}
          />
        }
      >
        {(end) => (
          <Ending
            words={props.words}
            title={end().title}
            text={
              <>
                <RightAnswer words={props.words} answer={state.answer()} />
                {wordsIn(props.taskWords.done)}
              </>
            }
            verdict={end().verdict}
            over
            kept={state.kept()}
            captions={state.captions()}
            again={state.again}
          />
        )}
      </Show>
    </TaskFrame>
  );
}

/** What comes, which is what was to be foreseen. */
const RightAnswer = (props: { readonly words: Words; readonly answer: string }): JSX.Element => (
  <p>
    <strong>{say(props.words, 'learn.answer-is', { answer: props.answer })}</strong>
  </p>
);

/** What lies on the table is picked there, too. */
function askedOf({ ending, options, picked, pick, unpick }: PredictState): Asked {
  if (ending() || !options?.some(({ piece }) => piece)) return {};
  return {
    marks: marksOf(options, picked()),
    onTap: (tapped) => pick(options.find(({ piece }) => piece === tapped)!.value),
    onBack: unpick,
    spots,
  };
}
