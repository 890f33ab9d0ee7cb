import { For, type JSX } from 'solid-js';
import type { RenderedFrame } from '../../narration/frame.ts';

interface StepListProps {
  readonly frames: readonly RenderedFrame[];
  /** The number of the first frame in the list. */
  readonly from: number;
  /** The frame shown. */
  readonly index: number;
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
              <span>{firstSentence(frame.html)}</span>
            </button>
          </li>
        )}
      </For>
    </ol>
  );
}

/** The words of the first paragraph, without markup. */
function firstSentence(html: string): string {
  const template = document.createElement('template');
  template.innerHTML = html;
  return (template.content.querySelector('p') ?? template.content).textContent;
}
