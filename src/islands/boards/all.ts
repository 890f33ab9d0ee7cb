import { Board } from './rival-kings/Board.tsx';

/** The table of each game. */
export const BOARDS = { 'rival-kings': Board } as const;

/** Games whose tables can be drawn. */
export type BoardGame = keyof typeof BOARDS;

export const isBoardGame = (game: unknown): game is BoardGame => typeof game === 'string' && Object.hasOwn(BOARDS, game);
