import type { Action } from '../../../games/claim/types/action.ts';
import type { PieceId } from '../../shared/board.ts';
import { readingBy } from '../../shared/reading.ts';
import { pieces } from './pieces.ts';

/**
 * How taps on the table of Claim are read: a card of the hand is the move; as which faction it is
 * played only a button can say.
 */
export const read = readingBy((action) => piecesOf(action as Action));

const piecesOf = (action: Action): readonly PieceId[] =>
  action.type === 'play' ? [pieces.card(action.card)] : [];
