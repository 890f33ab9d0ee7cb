import type { Seat } from '../../engine/types.ts';
import { hasFaceUp } from './castle.ts';
import { isCollector, isSubject, kindOf, type TileId } from './tiles.ts';
import { otherKingOn, playerAt } from './table.ts';
import { canPayAll } from './taxes.ts';
import type { Hill, State } from './types/state.ts';
import type { Cell } from './valley.ts';

const hasSubject = ({ left, right }: Hill): boolean =>
  left.some(isSubject) || right.some(isSubject);

/**
 * Whether wizards have something to exchange on both sides (`kv.wizard.requirement`,
 * `kv.wizard.subjects-only`).
 */
const canExchange = (state: State, seat: Seat): boolean =>
  hasFaceUp(playerAt(state, seat).castle) && hasSubject(state.hill);

/**
 * Whether this seat fulfils what tiles of one character ask for, all together; what a priest asks
 * for depends on the way.
 */
export function canUse(state: State, seat: Seat, tiles: readonly TileId[]): boolean {
  const [first] = tiles;
  if (first === 'wizard') return canExchange(state, seat);
  return !tiles.every(isCollector) || canPayAll(playerAt(state, seat), tiles);
}

/**
 * Whether two tiles passed are identical characters: by what they are, or with `knight-identity`
 * knights by their order, too.
 */
export const areIdentical = (
  { rulings }: Pick<State, 'rulings'>,
  one: TileId,
  other: TileId,
): boolean =>
  kindOf(one) === kindOf(other) &&
  (one === other || rulings['knight-identity'] === 'by-character-type' || kindOf(one) !== 'knight');

/**
 * The sets that a king who ends directly behind these positions may take: two or three identical
 * characters, always with the last one passed, and no more than the requirements allow.
 * `three-identicals-take-two` says whether one may be left.
 */
export function setsBehind(state: State, seat: Seat, passed: readonly Cell[]): Cell[][] {
  if (passed.length < 2) return [];
  const last = passed.at(-1)!;
  const { tile } = state.valley[last];
  if (tile === null || tile === 'priest' || otherKingOn(state, seat, last)) return [];
  const before = passed.filter((cell) => {
    const other = state.valley[cell].tile;
    return (
      cell !== last &&
      other !== null &&
      areIdentical(state, other, tile) &&
      !otherKingOn(state, seat, cell)
    );
  });
  if (before.length === 0) return [];
  const pairs = before.map((cell) => [cell, last]);
  const sets = before.length === 1 ? pairs : [[...before, last], ...pairs];
  const usable = sets.filter((set) => canUse(state, seat, tilesOn(state, set)));
  return state.rulings['three-identicals-take-two'] === 'choose-two-or-three' ||
    usable[0]?.length === 2
    ? usable
    : usable.slice(0, 1);
}

/** The tiles on positions that hold one. */
export const tilesOn = ({ valley }: State, cells: readonly Cell[]): TileId[] =>
  cells.map((cell) => valley[cell].tile!);
