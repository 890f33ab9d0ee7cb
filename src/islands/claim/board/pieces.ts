import type { CardId } from '../../../games/claim/cards.ts';
import { seatPiece, type PieceId } from '../../shared/board.ts';

/** What the pieces of Claim are called. */
export const pieces = {
  seat: seatPiece,
  card: (card: CardId): PieceId => `card:${card}`,
};
