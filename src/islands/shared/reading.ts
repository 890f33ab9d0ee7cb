import type { Tried } from '../../narration/attempts.ts';
import type { Picture } from '../../narration/picture.ts';
import type { Marked, PieceId, Read } from './board.ts';

/**
 * As many moves are offered as soon as no others are left, whether or not a further tap could tell
 * them apart.
 */
const FEW = 3;

/** An option, and the pieces that tell it; `first`: the one to be tapped before the others. */
interface OptionByPieces {
  readonly option: Tried;
  readonly pieces: ReadonlySet<PieceId>;
  readonly first: PieceId | undefined;
}

/**
 * Reads taps where each move is told by some pieces, in whatever order they are tapped, except for
 * the one that `firstOf` names.
 */
export const readingBy =
  (
    piecesOf: (action: Tried['action']) => readonly PieceId[],
    firstOf: (action: Tried['action']) => PieceId | undefined = () => undefined,
  ): Read =>
  (options, taps) => {
    const all = options.map((option): OptionByPieces => ({
      option,
      pieces: new Set(piecesOf(option.action)),
      first: firstOf(option.action),
    }));
    const fitting = all.filter((option) => fits(option, taps));
    if (fitting.length === 0) return undefined;
    const next = marksOf(all, fitting.filter(isLegal), taps);
    const found = { next, fitting: optionsIn(fitting) };
    return taps.length === 0
      ? { ...found, choices: optionsIn(complete(all, taps)) }
      : { ...found, ...answerTo(fitting, taps) };
  };

const fits = ({ pieces, first }: OptionByPieces, taps: readonly PieceId[]): boolean =>
  taps.every((tap) => pieces.has(tap)) &&
  (first === undefined || taps.length === 0 || taps[0] === first);

const isLegal = ({ option }: OptionByPieces): boolean => !option.refusal;

const complete = (
  options: readonly OptionByPieces[],
  taps: readonly PieceId[],
): readonly OptionByPieces[] => options.filter(({ pieces }) => pieces.size === taps.length);

const optionsIn = (options: readonly OptionByPieces[]): readonly Tried[] =>
  options.map(({ option }) => option);

function marksOf(
  all: readonly OptionByPieces[],
  legal: readonly OptionByPieces[],
  taps: readonly PieceId[],
): ReadonlyMap<PieceId, Marked> {
  const marks = new Map<PieceId, Marked>(
    all.flatMap(({ pieces }) => [...pieces].map((piece) => [piece, { mark: 'plain' }])),
  );
  for (const option of legal)
    for (const piece of option.pieces)
      if (fits(option, [...taps, piece])) marks.set(piece, legalMark(legal, [...taps, piece]));
  for (const tap of taps) marks.set(tap, { mark: 'selected' });
  return marks;
}

function legalMark(legal: readonly OptionByPieces[], taps: readonly PieceId[]): Marked {
  const ways = complete(legal, taps).filter((option) => fits(option, taps)).length;
  return ways > 1 ? { mark: 'legal', ways } : { mark: 'legal' };
}

/**
 * What is offered after these taps, those first that are told whole; or why all of it is refused,
 * unless a further tap decides for which reason.
 */
function answerTo(
  fitting: readonly OptionByPieces[],
  taps: readonly PieceId[],
): { readonly choices: readonly Tried[]; readonly refused?: Tried } {
  const legal = fitting.filter(isLegal);
  const whole = complete(legal, taps);
  if (legal.length > 0)
    return { choices: optionsIn(legal.length > FEW ? whole : [...new Set([...whole, ...legal])]) };
  const reasons = new Set(fitting.map(({ option }) => option.refusal?.sentence));
  const plainest = complete(fitting, taps)[0] ?? (reasons.size === 1 ? fitting[0] : undefined);
  return { choices: [], ...(plainest && { refused: plainest.option }) };
}

/**
 * The taps that tell a move, in an order in which they count; none for a move that is refused, or
 * that no piece stands for.
 */
export function tapsFor(read: Read, move: Tried, picture: Picture): readonly PieceId[] {
  const after = (taps: readonly PieceId[]): readonly PieceId[] => {
    const [piece] =
      [...(read([move], taps, picture)?.next ?? [])].find(([, { mark }]) => mark === 'legal') ?? [];
    return piece === undefined ? taps : after([...taps, piece]);
  };
  return after([]);
}

/**
 * What it comes to that a piece is tapped after others: the taps that now count, and the move that
 * is refused, if any. A second tap takes the first one back; a piece that does not go with the
 * others begins anew.
 */
export function afterTap(
  read: Read,
  options: readonly Tried[],
  taps: readonly PieceId[],
  piece: PieceId,
  picture: Picture,
): { readonly taps: readonly PieceId[]; readonly refused?: Tried | undefined } {
  if (taps.includes(piece)) return { taps: taps.filter((tap) => tap !== piece) };
  for (const before of [taps, []]) {
    const reading = read(options, [...before, piece], picture);
    if (reading)
      return reading.refused
        ? { taps: before, refused: reading.refused }
        : { taps: [...before, piece] };
  }
  return { taps };
}
