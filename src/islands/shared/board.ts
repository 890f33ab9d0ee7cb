import type { JSX } from 'solid-js';
import type { Seat } from '../../engine/types.ts';
import type { Words } from '../../i18n/words.ts';
import type { Attempt, Tried } from '../../narration/attempts.ts';
import type { Refused } from '../../narration/caption.ts';
import type { Picture } from '../../narration/picture.ts';

/** Moves that are made by tapping the table. */
export interface Tapping {
  /** All that one seat may try, with its refusals. */
  readonly attempts: readonly Attempt[];
  /** Plays one of them, or says why it is refused. */
  readonly play: (move: Tried) => void;
  /** The refusal that the table itself is to show, if any: what lies below it may be out of sight. */
  readonly refused?: Refused | undefined;
}

export interface BoardProps<Shown extends Picture = Picture> {
  readonly picture: Shown;
  /** The table one step earlier, to show what changed. */
  readonly before?: Shown | undefined;
  readonly words: Words;
  /** The reader's own seat, at the near end of the table. Without one the seats stand as the picture has them. */
  readonly own?: Seat | undefined;
  /** For boards that know themselves what a tap means. Undefined: the table is only looked at. */
  readonly tapping?: Tapping | undefined;
}

/** Seats in the order of the board: the reader's own one comes last. */
export const ownLast = <Placed extends { readonly seat: Seat }>(seats: readonly Placed[], own: Seat | undefined): readonly Placed[] =>
  seats.toSorted((one, other) => Number(one.seat === own) - Number(other.seat === own));

/** Draws pictures of its own game. */
export interface Board {
  (props: BoardProps): JSX.Element;
  /** Kinds of moves that are made on the board itself, by hand or by keyboard: they need no buttons beside it. */
  readonly taps?: readonly string[] | undefined;
}
