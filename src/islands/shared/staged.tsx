import { createComputed, createEffect, on, type JSX } from 'solid-js';
import type { Board, BoardProps } from './board.ts';
import { motionOf, type Motion } from './motion.ts';

/** The same board, on which pieces are seen to move where a picture follows another. */
export const staged =
  (Board: Board): Board =>
  (props: BoardProps): JSX.Element => {
    /** Undefined until the board is drawn. */
    const stage: { motion?: Motion } = {};
    // Computations come before everything that draws, effects after it.
    const picture = (): unknown => props.picture;
    createComputed(on(picture, () => stage.motion?.prepare()));
    createEffect(on(picture, () => stage.motion?.start()));
    const drawn = <Board {...props} />;
    // While developing, a component comes as a function, so that it can be exchanged.
    stage.motion = motionOf(() =>
      typeof drawn === 'function' ? (drawn as () => HTMLElement)() : (drawn as HTMLElement),
    );
    return drawn;
  };
