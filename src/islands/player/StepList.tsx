import { For, type JSX } from 'solid-js';
import { firstSentence } from '../../narration/caption.ts';
import type { FrameInWords } from '../../narration/frame.ts';

interface StepListProps {
  readonly frames: readonly FrameInWords[];
  /** The number of the first frame in the list. */
  readonly from: number;
  /** The frame shown. */
  readonly index: number;
  /** What came of it all, if a frame tells that. */
  readonly outcome: Element | undefined;
  readonly go: (to: number) => void;
  readonly label: string;
}

/** Steps to jump by: number and first sentence of each. */
export function StepList(props: StepListProps): JSX.Element {
  return (
    <ol class="step-list" aria-label={props.label}>
      <For each={props.frames}>
        {(frame, place) => (
          <li>
            <button
              type="button"
              aria-current={props.from + place() === props.index ? 'step' : undefined}
              onClick={() => props.go(props.from + place())}
            >
              <b>{props.from + place()}</b>
              <span>
                {frame.caption ? firstSentence(frame.caption) : paragraphIn(props.outcome!)}
              </span>
            </button>
          </li>
        )}
      </For>
    </ol>
  );
}

/** The words of the first paragraph. */
const paragraphIn = (words: Element): string => (words.querySelector('p') ?? words).textContent;
