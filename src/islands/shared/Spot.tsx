import { createEffect, Show, type JSX } from 'solid-js';
import type { Asked, SpotProps } from './board.ts';

/** Where a piece lies that can be tapped while something is asked. */
export function Spot(props: SpotProps): JSX.Element {
  return (
    <Show when={props.asked.spots}>
      {(spots) => {
        const { Spot } = spots();
        return <Spot {...props} />;
      }}
    </Show>
  );
}

/** Handles the keys of a board on which something is asked. */
export function keysOf(board: () => HTMLElement, asked: Asked): (event: KeyboardEvent) => void {
  createEffect(() => asked.marks && asked.spots?.stopAtOne(board()));
  return (event) => asked.spots?.onKey(event, board(), asked.onBack);
}
