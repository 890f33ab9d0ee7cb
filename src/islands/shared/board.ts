import type { JSX } from 'solid-js';
import type { Words } from '../../i18n/words.ts';
import type { Picture } from '../../narration/picture.ts';

export interface BoardProps<Shown extends Picture = Picture> {
  readonly picture: Shown;
  /** The table one step earlier, to show what changed. */
  readonly before?: Shown | undefined;
  readonly words: Words;
}

/** Draws pictures of its own game. */
export type Board = (props: BoardProps) => JSX.Element;
