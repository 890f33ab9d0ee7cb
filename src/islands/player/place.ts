import type { PlayerChoice, Track } from './referee.ts';

/** Where the reader is, as a link keeps it. */
export interface Place {
  readonly step: string | null;
  /**
   * A moment of the step. With own moves, the moments after the script are counted; their end,
   * whatever it is, is `Infinity`.
   */
  readonly shown: number;
  readonly choice: PlayerChoice;
}

/** Frames, of which those after the first `scripted` ones are the reader's own. */
export type Shown = Pick<Track, 'frames' | 'scripted'>;

/** The place of one of the frames. */
export function placeAt(index: number, { frames, scripted }: Shown, choice: PlayerChoice): Place {
  const { step, shown } = frames[index]!;
  return { step, shown: choice.moves.length > 0 ? index - scripted + 1 : shown, choice };
}
