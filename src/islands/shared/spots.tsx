import { Show, type JSX } from 'solid-js';
import { say } from '../../i18n/words.ts';
import type { Marked, SpotProps, Spots } from './board.ts';
import { rove } from './roving.ts';
import { VerdictSign } from './VerdictSign.tsx';

/**
 * The place over a piece where it is tapped, with its mark; there is none while nothing is asked of
 * the piece.
 */
function Spot(props: SpotProps): JSX.Element {
  const marked = (): Marked | undefined => props.asked.marks?.get(props.piece);
  const said = (): string => {
    const { mark } = marked()!;
    if (mark === 'legal') return `${props.label}, ${say(props.words, 'player.can')}`;
    return mark === 'barred'
      ? `${props.label}, ${say(props.words, 'player.refused.title')}`
      : props.label;
  };
  return (
    <Show when={marked()}>
      <button
        class="spot"
        classList={{ two: (marked()?.ways ?? 1) > 1 }}
        data-mark={marked()?.mark}
        data-piece={props.piece}
        type="button"
        tabindex="-1"
        aria-label={said()}
        aria-pressed={marked()?.mark === 'selected'}
        onClick={() => props.asked.onTap?.(props.piece)}
      >
        <Show when={marked()?.mark === 'barred'}>
          <VerdictSign of="no" />
        </Show>
      </button>
    </Show>
  );
}

/** Makes one tab stop of all spots of a board. */
function stopAtOne(board: HTMLElement): void {
  const spots = [...board.querySelectorAll<HTMLElement>('.spot')];
  if (spots.includes(document.activeElement as HTMLElement)) return;
  const stop = spots.find(({ dataset }) => dataset.mark === 'legal') ?? spots[0];
  for (const spot of spots) spot.tabIndex = spot === stop ? 0 : -1;
}

/** Arrows lead from spot to spot, Escape takes the last tap back. */
function onKey(event: KeyboardEvent, board: HTMLElement, onBack: (() => void) | undefined): void {
  if (event.key !== 'Escape' || !onBack) return rove(() => board, '.spot')(event);
  event.preventDefault();
  event.stopPropagation();
  onBack();
}

/** How the pieces of every table are tapped. */
export const spots: Spots = { Spot, stopAtOne, onKey };
