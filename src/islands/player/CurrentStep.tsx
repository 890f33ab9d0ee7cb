import { Show, untrack, type JSX } from 'solid-js';
import { say, type Words } from '../../i18n/words.ts';
import type { FrameInWords } from '../../narration/frame.ts';
import { CaptionText } from '../shared/Caption.tsx';
import { Sign } from '../shared/Signs.tsx';
import type { PlayerState } from './player-state.ts';
import type { PlayerChoice } from './referee.ts';

interface CurrentStepProps {
  readonly words: Words;
  readonly state: PlayerState;
  /** Remarks of the author, by step, as they stand on the page. */
  readonly notes: ReadonlyMap<string, Element>;
  /** What came of it all, as it stands there. */
  readonly outcome: Element | undefined;
  /** What is shown answers what the scenario asks. */
  readonly answers: boolean;
  /** Shows all steps, to go to one of them. */
  readonly listSteps: () => void;
}

/** Which step this is, and what is to be said of it. */
export function CurrentStep(props: CurrentStepProps): JSX.Element {
  const text = (key: string): string => say(props.words, key);
  const { choice, frame, index, last, notice, track } = untrack(() => props.state);
  return (
    <>
      <StepNumber
        words={props.words}
        state={props.state}
        answers={props.answers}
        listSteps={props.listSteps}
      />
      <div
        class="ticks"
        style={{ '--n': Math.max(1, last()), '--i': index() }}
        aria-hidden="true"
      />
      <Show when={notice()}>
        {(sentence) => (
          <p class="notice" role="status">
            {sentence()}
          </p>
        )}
      </Show>
      <div class="caption-now" aria-live="polite">
        <div>
          <Show when={frame().caption} fallback={props.outcome?.cloneNode(true)}>
            {(caption) => <CaptionText of={caption()} words={props.words} />}
          </Show>
        </div>
        <Show when={!isReadOtherwise(choice()) && noteOf(props.notes, frame())} keyed>
          {(note) => note.cloneNode(true)}
        </Show>
        <Show when={props.answers}>
          <p class="visually-hidden">{text('player.answer')}</p>
        </Show>
        <Show when={track()?.stopped && index() === last()}>
          <p class="note">{text('player.script-stops')}</p>
        </Show>
      </div>
    </>
  );
}

/** Which step of how many, what it waits for, and what is not as the script has it. */
function StepNumber(
  props: Pick<CurrentStepProps, 'words' | 'state' | 'answers' | 'listSteps'>,
): JSX.Element {
  const text = (key: string, blanks?: Record<string, number>): string =>
    say(props.words, key, blanks);
  const { choice, frame, index, last, tray } = untrack(() => props.state);
  const isTried = (): boolean => choice().base !== undefined;
  return (
    <p class="step-no">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={tray() === 'steps'}
        onClick={() => props.listSteps()}
      >
        <b>{index()}</b> <span>{text('player.of', { count: last() })}</span>
        <span class="visually-hidden"> {text('player.all-steps')}</span>
        <Sign name="rules" />
      </button>
      <span>{frame().decision}</span>
      <Show when={isTried() || isReadOtherwise(choice())}>
        <span class="tag">{text(isTried() ? 'player.trying' : 'player.other-reading')}</span>
      </Show>
      <Show when={props.answers}>
        <span class="tag answer" aria-hidden="true">
          {text('player.answer')}
        </span>
      </Show>
    </p>
  );
}

/** Rulings are read another way than usual. */
const isReadOtherwise = ({ rulings }: PlayerChoice): boolean => Object.keys(rulings).length > 0;

/** The author's remark on a step stands with its first frame. */
const noteOf = (
  notes: ReadonlyMap<string, Element>,
  { kind, shown, step }: FrameInWords,
): Element | undefined => (shown === 1 || kind === 'start' ? notes.get(step ?? '') : undefined);
