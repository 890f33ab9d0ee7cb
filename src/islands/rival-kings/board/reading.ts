import type { Seat } from '../../../engine/types.ts';
import type { AbilityAction, Action } from '../../../games/rival-kings/types/action.ts';
import type { Picture } from '../../../narration/rival-kings/picture.ts';
import type { PieceId, Read } from '../../shared/board.ts';
import { readingBy } from '../../shared/reading.ts';
import { pieces } from './pieces.ts';

/**
 * How taps on the table of Rival Kings are read: each move is told by the pieces it is about. It
 * gets pictures of Rival Kings only.
 */
export const read: Read = (options, taps, picture) => {
  const victim = (picture as Picture).seats.find(({ cells }) => cells.some(({ due }) => due))?.seat;
  return readingBy((action) => piecesOf(action as Action, victim))(options, taps, picture);
};

/**
 * The pieces that tell a move; of what only a button can say none. `victim`: whose card the action
 * stands on that was stolen and is now due.
 */
export function piecesOf(action: Action, victim?: Seat): readonly PieceId[] {
  const { seat } = action;
  const doer = victim ?? seat;
  switch (action.type) {
    case 'set-up':
    case 'reveal':
    case 'hold-back':
    case 'waive':
    case 'end':
      return [];
    case 'choose':
      return [pieces.held(seat, action.character)];
    case 'take':
      return [pieces.found(action.card, action.copy)];
    case 'steal':
      return [pieces.cell(action.from, action.action)];
    case 'settle':
      return [pieces.cell(doer, 'settle'), ...together(action)];
    case 'pass':
      return [pieces.cell(doer, 'pass'), pieces.seat(action.to), ...together(action)];
    case 'money':
    case 'recruit':
    case 'buy':
      return [pieces.cell(doer, action.type), pieces.pile(action.pile), ...together(action)];
    case 'ability':
      return [pieces.card(seat, action.subject), ...aims(action)];
  }
}

/** The ability that is declared together with an action. */
const together = ({ seat, using }: Extract<Action, { using?: unknown }>): readonly PieceId[] =>
  using ? [pieces.card(seat, using)] : [];

/** What an ability is aimed at. */
function aims(action: AbilityAction): readonly PieceId[] {
  const { seat } = action;
  switch (action.subject) {
    case 'gardener':
      return [pieces.seat(action.swapWith)];
    case 'herbalist':
      return [pieces.seat(action.to)];
    case 'farmer':
      return [pieces.cell(seat, action.action)];
    case 'court-lady':
      return [pieces.card(seat, action.give), pieces.card(action.from, action.take)];
    case 'bishop':
      return [
        pieces.card(seat, action.give, action.giveCopy),
        pieces.card(action.from, action.take, action.takeCopy),
      ];
    case 'troubadour':
      return [pieces.card(seat, action.give, action.giveCopy), pieces.pile(action.pile)];
    case 'carpenter':
    case 'market-woman':
    case 'innkeeper':
    case 'vintner':
    case 'miner':
      return [pieces.pile(action.pile)];
    case 'watchman':
    case 'jailer':
    case 'scholar':
    case 'sailor':
    case 'blacksmith':
      return [];
  }
}
