import type { Seat } from '../../engine/types.ts';
import { faceUp, hasFaceUp } from './castle.ts';
import { refuse, type Judgement } from './refuse.ts';
import { areIdentical, canUse, setsBehind, tilesOn } from './summoning.ts';
import { otherKingOn, playerAt } from './table.ts';
import { COLUMNS, isCollector, kindOf, taxOf, type TileId } from './tiles.ts';
import type { State, TurnStage } from './types/state.ts';
import { LINES, passedBetween, type Cell } from './valley.ts';

/** A leg on which tiles are to be taken that the king passes. */
export interface Taking {
  readonly from: Cell;
  readonly to: Cell;
  readonly passed: readonly Cell[];
  readonly take: readonly Cell[];
}

/** Identical characters that the king has passed, instead of the tile on which he ends. */
export function judgeTake(state: State, turn: TurnStage, taking: Taking): Judgement {
  const { seat } = turn;
  const { to, passed, take } = taking;
  if (state.valley[to].tile === null)
    return refuse('kv.summon.end-directly-behind', 'no-tile-to-end', { cell: to });
  for (const cell of take) {
    const verdict = judgeTaken(state, turn, taking, cell);
    if (verdict) return verdict;
  }
  const cells = inOrder(passed, take);
  const unlike = judgeUnlike(state, cells);
  if (unlike) return unlike;
  const last = passed.at(-1)!;
  const tile = state.valley[cells.at(-1)!].tile!;
  if (cells.length < 2) return refuse('kv.summon.passed-identicals', 'too-few', { tile });
  if (cells.at(-1) !== last)
    return refuse('kv.summon.end-directly-behind', 'not-directly-behind', { cell: to, tile });
  const sets = setsBehind(state, seat, passed);
  if (sets.some((set) => set.join() === cells.join())) return undefined;
  const whole = sets.find((set) => cells.every((cell) => set.includes(cell)));
  const left = whole?.find((cell) => !cells.includes(cell));
  return left
    ? refuse('kv.summon.passed-identicals', 'take-all', { cell: left, tile })
    : refuseUse(state, seat, tilesOn(state, cells));
}

/** The positions of a set in the order in which the king passes them. */
export const inOrder = (passed: readonly Cell[], take: readonly Cell[]): Cell[] =>
  passed.filter((cell) => take.includes(cell));

/**
 * Whether a position that somebody wants to take from has been passed in this leg and holds a tile
 * that may be summoned.
 */
function judgeTaken(
  state: State,
  { seat, stops }: TurnStage,
  { from, to, passed }: Taking,
  cell: Cell,
): Judgement {
  const { tile } = state.valley[cell];
  if (!passed.includes(cell)) {
    if (tile && cell === to) return refuseLanding(from, to, tile);
    if (tile && cell === from)
      return refuse('kv.summon.not-start-tile', 'start-tile', { cell, tile });
    return tile && wasPassed(stops, cell)
      ? refuse('kv.priest.nothing-from-first-leg', 'passed-before-priest', { cell, tile })
      : refuse('kv.summon.passed-identicals', 'not-passed', { cell });
  }
  return tile === null
    ? refuse('kv.summon.passed-identicals', 'no-tile-to-take', { cell })
    : judgeOccupied(state, seat, cell);
}

/**
 * The tile on which the king ends belongs to no set; at the border there is none behind it on which
 * he could.
 */
function refuseLanding(from: Cell, to: Cell, tile: TileId): Judgement {
  return isBorder(from, to)
    ? refuse('kv.summon.end-directly-behind', 'no-tile-behind', { cell: to, tile })
    : refuse('kv.summon.landing-tile-not-taken', 'landing-tile', { cell: to, tile });
}

/** Whether a line ends at this position. */
export const isBorder = (from: Cell, to: Cell): boolean =>
  LINES[from].some((line) => line.at(-1) === to);

/** Whether the king has come over a position on his way to a priest in this turn. */
const wasPassed = (stops: readonly Cell[], cell: Cell): boolean =>
  stops.some((stop, place) => place > 0 && passedBetween(stops[place - 1]!, stop)?.includes(cell));

/** A set is of one character, and priests are none of a set (`kv.summon.priest-differs`). */
function judgeUnlike(state: State, cells: readonly Cell[]): Judgement {
  const priest = cells.find((cell) => state.valley[cell].tile === 'priest');
  if (priest) return refuse('kv.summon.priest-differs', 'priest-in-set', { cell: priest });
  const [tile, ...others] = tilesOn(state, cells);
  const other = others.find((each) => !areIdentical(state, tile!, each));
  if (!other) return undefined;
  return refuse(
    'kv.summon.only-identical',
    kindOf(tile!) === kindOf(other) ? 'different-orders' : 'not-identical',
    { tile: tile!, other },
  );
}

/** No tile is taken from under the king of somebody else. */
export function judgeOccupied(state: State, seat: Seat, cell: Cell): Judgement {
  const other = otherKingOn(state, seat, cell);
  return (
    other &&
    refuse('kv.summon.not-under-other-king', 'under-other-king', {
      cell,
      tile: state.valley[cell].tile!,
      other,
    })
  );
}

/** Which requirement of specialists is not fulfilled. */
export function refuseUse(state: State, seat: Seat, tiles: readonly TileId[]): Judgement {
  const [tile] = tiles as [TileId];
  const player = playerAt(state, seat);
  if (tile === 'wizard')
    return hasFaceUp(player.castle)
      ? refuse('kv.wizard.subjects-only', 'nothing-to-get')
      : refuse('kv.wizard.requirement', 'nothing-to-give', { seat });
  const unpaid = tiles.filter(isCollector).find((collector) => !canUse(state, seat, [collector]));
  if (!unpaid)
    return refuse('kv.tax.several-collectors', 'not-all-payable', { count: tiles.length });
  const { demand } = taxOf(unpaid);
  return COLUMNS.some((column) => faceUp(player.castle, column) >= demand)
    ? refuse('kv.tax.once-per-type', 'only-taxed-subjects', { tile: unpaid, demand })
    : refuse('kv.tax.use-identical-face-up', 'too-few-subjects', { tile: unpaid, demand });
}
