import type { JSX } from 'solid-js';
import type { Laid } from '../../engine/types.ts';
import type { Caption } from '../../narration/caption.ts';
import type { Words } from '../../i18n/words.ts';
import type { ShownAnswer } from './shown-answer.ts';

export interface LayProps<Position = Laid> {
  readonly words: Words;
  readonly position: Position;
  readonly change: (position: Position) => void;
  /** Why a table cannot be, or undefined. */
  readonly refusal: (position: Position) => Extract<Caption, { kind: 'refused' }> | undefined;
  /** What the table comes to, where that can be said. */
  readonly answer: ShownAnswer | undefined;
  /** Further buttons below the table. */
  readonly children: JSX.Element;
}

export interface MayProps {
  readonly words: Words;
  readonly answer: ShownAnswer;
}

/**
 * What the table tool needs to know of a game: how its table is laid, what is missing before it can
 * be answered, and how to tell who may do what.
 */
export interface TableOfGame<Position = Laid> {
  readonly Lay: (props: LayProps<Position>) => JSX.Element;
  /** Who may do what at an answered table, and which rule refuses the rest. */
  readonly MayDo: (props: MayProps) => JSX.Element;
  readonly empty: Position;
  readonly example: Position;
  /**
   * The key of the sentence about what is still missing, and the seat it is about; undefined where
   * nothing is.
   */
  readonly missing: (
    position: Position,
  ) => { readonly key: string; readonly seat?: string } | undefined;
}
