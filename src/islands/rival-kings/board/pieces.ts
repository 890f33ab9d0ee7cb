import type { Seat } from '../../../engine/types.ts';
import type { CardId } from '../../../games/rival-kings/cards.ts';
import type { ActionKind, CharacterId } from '../../../games/rival-kings/characters.ts';
import type { PileId } from '../../../games/rival-kings/types/state.ts';
import { seatPiece, type PieceId } from '../../shared/board.ts';

/** What the pieces of Rival Kings are called. */
export const pieces = {
  seat: seatPiece,
  cell: (seat: Seat, action: ActionKind): PieceId => `cell:${seat} ${action}`,
  pile: (pile: PileId): PieceId => `pile:${pile}`,
  /** A card in front of somebody: of two equal ones the newest, unless `older`. */
  card: (seat: Seat, card: CardId, copy?: 'older'): PieceId =>
    ['card:' + seat, card, ...(copy ? [copy] : [])].join(' '),
  held: (seat: Seat, character: CharacterId): PieceId => `held:${seat} ${character}`,
  /** A card of a pile that is looked through: of two equal ones the topmost, unless `deeper`. */
  found: (card: CardId, copy?: 'deeper'): PieceId =>
    copy ? `found:${card} ${copy}` : `found:${card}`,
};
