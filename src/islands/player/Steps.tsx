import { onCleanup, onMount, type JSX } from 'solid-js';
import { openOver } from '../../browser/over-page.ts';
import { say, type Words } from '../../i18n/words.ts';
import type { FrameInWords } from '../../narration/frame.ts';
import { Sign } from '../shared/Signs.tsx';
import { StepList } from './StepList.tsx';
import { tableInView } from './table-in-view.ts';

interface StepsProps {
  readonly words: Words;
  readonly frames: readonly FrameInWords[];
  readonly outcome: Element | undefined;
  readonly index: number;
  readonly go: (to: number) => void;
  readonly close: () => void;
}

/**
 * All steps on a slip over the table: a modal dialog. A tap goes to a step; Esc, the button, the
 * browser’s way back and a tap beside the slip put it away.
 */
export function Steps(props: StepsProps): JSX.Element {
  const title = (): string => say(props.words, 'player.all-steps');
  let slip: HTMLDialogElement | undefined;
  const lie = (): void => lieOnTable(slip!);

  onMount(() => {
    lie();
    onCleanup(openOver(slip!));
    slip!.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
    for (const moved of ['resize', 'scroll']) {
      addEventListener(moved, lie);
      onCleanup(() => removeEventListener(moved, lie));
    }
  });

  return (
    <dialog
      class="slip"
      ref={slip}
      aria-label={title()}
      onClose={() => props.close()}
      onClick={(event) => event.target === slip && slip.close()}
      // Arrows, Home and End are for the list here.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="slip-head">
        <h2 tabindex="-1" autofocus>
          {title()}
        </h2>
        <button
          class="button bare"
          type="button"
          aria-label={say(props.words, 'player.close')}
          onClick={() => slip!.close()}
        >
          <Sign name="close" />
        </button>
      </div>
      <StepList
        frames={props.frames}
        from={0}
        index={props.index}
        outcome={props.outcome}
        go={(to) => {
          slip!.close();
          props.go(to);
        }}
        label={title()}
      />
    </dialog>
  );
}

/** Lays a slip on as much of the table as is to be seen. */
function lieOnTable(slip: HTMLElement): void {
  const { left, bottom, width, height } = tableInView(slip.closest('.player')!);
  Object.assign(slip.style, {
    insetInlineStart: `${left}px`,
    insetBlockEnd: `${innerHeight - bottom}px`,
    inlineSize: `${width}px`,
    maxBlockSize: `${height}px`,
  });
}
