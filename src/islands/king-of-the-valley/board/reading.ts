import { COLUMNS } from '../../../games/king-of-the-valley/tiles.ts';
import type { Action } from '../../../games/king-of-the-valley/types/action.ts';
import type { Tried } from '../../../narration/attempts.ts';
import type { Picture } from '../../../narration/king-of-the-valley/picture.ts';
import type { PieceId, Read, Reading } from '../../shared/board.ts';
import { readingBy } from '../../shared/reading.ts';
import { pieces } from './pieces.ts';

/**
 * Each move by the pieces it is about; of a leg the position where it ends comes first, then what
 * it takes.
 */
const byPieces = readingBy(
  (action) => piecesOf(action as Action),
  (action) => (action.type === 'leg' ? piecesOf(action as Action)[0] : undefined),
);

/**
 * How taps on the table of King of the Valley are read. Whoever taps the king that may go says no
 * more by that than that a leg is meant.
 */
export const read: Read<Picture> = (options, taps, picture) => {
  const king = kingOf(options, picture);
  if (
    !king ||
    !options.some((option) => isLeg(option) && !option.refusal && !staysAt(option, king))
  )
    return byPieces(options, taps, picture);
  const [first, ...rest] = taps;
  if (first === king) return fromKing(options, king, rest, picture);
  const reading = byPieces(options, taps, picture);
  return reading && taps.length === 0
    ? { ...reading, next: new Map([...reading.next, [king, { mark: 'legal' }]]) }
    : reading;
};

/**
 * What a leg may be once its king is tapped; where it may use the priest under it, that can be said
 * at once.
 */
function fromKing(
  options: readonly Tried[],
  king: PieceId,
  rest: readonly PieceId[],
  picture: Picture,
): Reading | undefined {
  const reading = byPieces(
    options.filter((option) => isLeg(option) && !staysAt(option, king)),
    rest,
    picture,
  );
  if (!reading) return undefined;
  const stays = options.filter(
    (option) => isLeg(option) && staysAt(option, king) && !option.refusal,
  );
  const next = new Map([...reading.next, [king, { mark: 'selected' }]] as const);
  return rest.length > 0
    ? { ...reading, next }
    : { next, choices: stays, fitting: [...reading.fitting, ...stays] };
}

const isLeg = ({ action }: Tried): boolean => action.type === 'leg';

const staysAt = ({ action }: Tried, king: PieceId): boolean =>
  piecesOf(action as Action)[0] === king;

/** Where the king of whoever moves stands. */
function kingOf([first]: readonly Tried[], { seats }: Picture): PieceId | undefined {
  const cell = seats.find(({ seat }) => seat === first?.action.seat)?.king;
  return cell ? pieces.cell(cell) : undefined;
}

/** The pieces that tell a move; of what only a button can say none. */
function piecesOf(action: Action): readonly PieceId[] {
  const { seat } = action;
  switch (action.type) {
    case 'set-up':
    case 'decline':
      return [];
    case 'place-king':
      return [pieces.cell(action.cell)];
    case 'recruit':
      return [pieces.place(action.place)];
    case 'leg':
      return [action.to, ...(action.take ?? [])].map(pieces.cell);
    case 'exchange':
      return [pieces.column(seat, action.column), pieces.place(action.place)];
    case 'jester':
    case 'tax':
      return [pieces.column(seat, action.column)];
    case 'kingdom':
      return COLUMNS.filter((column) => action.tiles[column]).map((column) =>
        pieces.column(seat, column),
      );
    case 'column':
      return [pieces.side(action.side)];
  }
}
