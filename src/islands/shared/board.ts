import type { JSX } from 'solid-js';
import type { Seat } from '../../engine/types.ts';
import type { Words } from '../../i18n/words.ts';
import type { Tried } from '../../narration/attempts.ts';
import type { Picture } from '../../narration/picture.ts';

/**
 * What a piece of the table is called as long as it lies there, in marks and in taps, as its game
 * has it: `seat:mila`, `cell:mila recruit`, `pile:subject-1`.
 */
export type PieceId = string;

/** A seat as a whole, as a piece of whichever table. */
export const seatPiece = (seat: Seat): PieceId => `seat:${seat}`;

/**
 * What a piece shows that can be tapped: a move goes on here, it goes with the next one, it has
 * just been refused; `plain`: nothing leads on from here, a tap says why.
 */
type Mark = 'legal' | 'selected' | 'barred' | 'plain';

export interface Marked {
  readonly mark: Mark;
  /** How many moves end here, where it is more than one. */
  readonly ways?: number;
}

/** A table on which something is asked. */
export interface Asked {
  /**
   * Every piece that can be tapped. Undefined: the table is only looked at, and has no tab stop but
   * where a seat can be opened.
   */
  readonly marks?: ReadonlyMap<PieceId, Marked> | undefined;
  readonly onTap?: ((piece: PieceId) => void) | undefined;
  /** Takes the last tap back. */
  readonly onBack?: (() => void) | undefined;
  /** How its pieces are tapped: who asks brings that along. */
  readonly spots?: Spots | undefined;
}

/** A piece that can be tapped, and what it is called. */
export interface SpotProps {
  readonly asked: Asked;
  readonly piece: PieceId;
  readonly label: string;
  readonly words: Words;
}

/** How the pieces of a table are tapped: with the pointer, and with keys. */
export interface Spots {
  /** The place over a piece where it is tapped. */
  readonly Spot: (props: SpotProps) => JSX.Element;
  /** Makes one tab stop of all places of a board. */
  readonly stopAtOne: (board: HTMLElement) => void;
  /** Handles a key that is pressed on a board. */
  readonly onKey: (
    event: KeyboardEvent,
    board: HTMLElement,
    onBack: (() => void) | undefined,
  ) => void;
}

/** What taps come to so far. */
export interface Reading {
  /** All pieces that moves are told by, and how each looks now. */
  readonly next: ReadonlyMap<PieceId, Marked>;
  /**
   * Moves that no further tap is needed for; before the first tap those that no piece stands for.
   */
  readonly choices: readonly Tried[];
  /** All moves that go with what has been tapped, those too that a further tap would tell apart. */
  readonly fitting: readonly Tried[];
  /** All that these taps can mean is refused: the move that says why. */
  readonly refused?: Tried | undefined;
}

/**
 * How a game reads taps on the pieces of a picture, one after the other; undefined where they mean
 * nothing together.
 */
export type Read<Shown extends Picture = Picture> = (
  options: readonly Tried[],
  taps: readonly PieceId[],
  picture: Shown,
) => Reading | undefined;

export interface BoardProps<Shown extends Picture = Picture> extends Asked {
  readonly picture: Shown;
  /** The table one step earlier, to show what changed. */
  readonly before?: Shown | undefined;
  readonly words: Words;
  /**
   * The reader's own seat, at the near end of the table. Without one the seats stand as the picture
   * has them.
   */
  readonly own?: Seat | undefined;
  /**
   * Every card is drawn once: what the table otherwise shows apart as well is marked where it lies.
   */
  readonly once?: boolean | undefined;
}

/** Seats in the order of the board: the reader's own one comes last. */
export const ownLast = <Placed extends { readonly seat: Seat }>(
  seats: readonly Placed[],
  own: Seat | undefined,
): readonly Placed[] =>
  seats.toSorted((one, other) => Number(one.seat === own) - Number(other.seat === own));

/** Draws pictures of its own game. */
export type Board = (props: BoardProps) => JSX.Element;
