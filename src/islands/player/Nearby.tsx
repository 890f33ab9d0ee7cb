import { createMemo, For, type JSX } from 'solid-js';
import type { RenderedFrame } from '../../narration/frame.ts';

const BEFORE = 1;
const SHOWN = 4;

/** The steps around the one shown, as a short list to jump by. */
export function Nearby(props: { frames: readonly RenderedFrame[]; index: number; go: (to: number) => void; label: string }): JSX.Element {
  const from = createMemo(() => Math.max(0, Math.min(props.index - BEFORE, props.frames.length - SHOWN)));
  return (
    <ol class="nearby" aria-label={props.label}>
      <For each={props.frames.slice(from(), from() + SHOWN)}>
        {(frame, place) => (
          <li>
            <button
              type="button"
              aria-current={from() + place() === props.index ? 'step' : undefined}
              onClick={() => props.go(from() + place())}
            >
              <b>{from() + place()}</b>
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
  return template.content.firstElementChild?.textContent ?? '';
}
