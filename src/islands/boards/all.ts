import { Board } from './rival-kings/Board.tsx';
import { pictureOf } from './rival-kings/picture.ts';

/** How each game draws its table. */
export const BOARDS = { 'rival-kings': { Board, pictureOf } } as const;
