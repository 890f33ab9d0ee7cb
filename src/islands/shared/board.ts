import type { JSX } from 'solid-js';
import type { Seat } from '../../engine/types.ts';
import type { GameId } from '../../games/registry.ts';
import type { Words } from '../../i18n/words.ts';

/** A seat on the board. */
interface PlacedSeat {
  readonly seat: Seat;
  /** The letter on its plate in a game with ranks; null where it is hidden. */
  readonly rank?: string | null;
}

/** What a board shows, as plain data: the seats in the order of the board, and whatever else its game has on the table. */
export interface Picture {
  readonly seats: readonly PlacedSeat[];
}

export interface BoardProps<Shown extends Picture = Picture> {
  readonly picture: Shown;
  /** The table one step earlier, to show what changed. */
  readonly before?: Shown | undefined;
  readonly words: Words;
}

/** Draws pictures of its own game. */
export type Board = (props: BoardProps) => JSX.Element;

/** The boards of the games; each loads when it is asked for. */
const BOARDS = {
  'rival-kings': async () => (await import('../rival-kings/board/Board.tsx')).Board as Board,
  claim: async () => (await import('../claim/board/Board.tsx')).Board as Board,
} satisfies Record<GameId, () => Promise<Board>>;

export const loadBoard = (game: GameId): Promise<Board> => BOARDS[game]();
