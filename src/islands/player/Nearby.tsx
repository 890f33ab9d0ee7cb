import { createMemo, type JSX } from 'solid-js';
import type { FrameInWords } from '../../narration/frame.ts';
import { StepList } from './StepList.tsx';

const BEFORE = 1;
const SHOWN = 4;

/** The steps around the one shown, where there is room for them. */
export function Nearby(props: {
  frames: readonly FrameInWords[];
  outcome: Element | undefined;
  index: number;
  go: (to: number) => void;
  label: string;
}): JSX.Element {
  const from = createMemo(() =>
    Math.max(0, Math.min(props.index - BEFORE, props.frames.length - SHOWN)),
  );
  return (
    <div class="nearby">
      <StepList
        frames={props.frames.slice(from(), from() + SHOWN)}
        from={from()}
        index={props.index}
        outcome={props.outcome}
        go={props.go}
        label={props.label}
      />
    </div>
  );
}
