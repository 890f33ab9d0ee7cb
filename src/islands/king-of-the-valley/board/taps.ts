import { HILL_PLACES, type HillPlace, type Side } from '../../../games/king-of-the-valley/hill.ts';
import { COLUMNS, type Column } from '../../../games/king-of-the-valley/tiles.ts';
import type { Action } from '../../../games/king-of-the-valley/types/action.ts';
import { passedBetween, type Cell } from '../../../games/king-of-the-valley/valley.ts';

/** Kinds of moves that tapping the table is enough for; a kingdom can be claimed so, too, but nobody would think of it. */
export const TAPPED: readonly Action['type'][] = ['place-king', 'recruit', 'jester', 'leg', 'exchange', 'tax', 'column'];

/** What can be tapped: a position of the valley, a place or a whole column of the hill, a column of the own castle. */
export type Spot = Cell | HillPlace | Side | InCastle;
type InCastle = `in:${Column}`;

/** A move that may be tried, and whether the rules allow it. */
export interface Try {
  readonly action: Action;
  readonly legal: boolean;
}

/** A table that is tapped. */
export interface Tapped {
  /** Where the own king stands. */
  readonly king: Cell | null;
  readonly moves: readonly Try[];
}

/** What a tap comes to: a move, allowed or not; or what has been picked so far, until another tap says more. */
export type Meaning = { readonly action: Action } | { readonly picked: readonly Spot[] };

const isPlace = (spot: Spot): spot is HillPlace => HILL_PLACES.includes(spot as HillPlace);

const isIn = (spot: Spot, column: Column): boolean => spot === `in:${column}`;

/** Whether an action is among those that these taps may mean; of a leg the first tap is where it ends, the others are what it takes. */
function fits(action: Action, taps: readonly Spot[]): boolean {
  switch (action.type) {
    case 'set-up':
    case 'decline':
      return false;
    case 'place-king':
      return taps.every((tap) => tap === action.cell);
    case 'recruit':
      return taps.every((tap) => tap === action.place);
    case 'leg': {
      const [landing, ...taken] = taps;
      return landing === action.to && taken.every((tap) => (action.take ?? [action.to]).includes(tap as Cell));
    }
    case 'exchange':
      return taps.every((tap) => tap === action.place || isIn(tap, action.column));
    case 'jester':
    case 'tax':
      return taps.every((tap) => isIn(tap, action.column));
    case 'kingdom':
      return taps.every((tap) => COLUMNS.some((column) => action.tiles[column] && isIn(tap, column)));
    case 'column':
      return taps.every((tap) => tap === action.side);
  }
}

/** A set that somebody may well mean who ends here: it holds the end tile, or the one directly before it. */
function isTempting({ action }: Try, king: Cell | null): boolean {
  if (action.type !== 'leg' || !action.take || !king) return false;
  const last = passedBetween(king, action.to)?.at(-1);
  return action.take.some((cell) => cell === action.to || cell === last);
}

const takesEnd = ({ action }: Try): boolean => action.type === 'leg' && !action.take;

/** What has been picked after the king itself, which only says that a leg is meant. */
const afterKing = ({ king }: Tapped, picked: readonly Spot[]): readonly Spot[] => picked.filter((spot) => spot !== king);

/** The moves to choose from once these spots have been picked: those allowed, and of legs also sets that they might be thought to take; the end tile first. */
export function waysAfter(table: Tapped, picked: readonly Spot[]): readonly Try[] {
  const taps = afterKing(table, picked);
  if (taps.length === 0) return [];
  const ways = table.moves.filter((move) => fits(move.action, taps) && (move.legal || isTempting(move, table.king)));
  return [...ways.filter(takesEnd), ...ways.filter((way) => !takesEnd(way))];
}

/** Whether another tap is to say which of these ways is meant, or to see first what a column of the hill brings. */
function isOpen(ways: readonly Try[], taps: readonly Spot[]): boolean {
  const legal = ways.filter((way) => way.legal);
  if (taps.length > 1 || legal.length === 0) return legal.length > 1;
  return ways.length > 1 || legal[0]!.action.type === 'column';
}

/** What it comes to that a spot is tapped after others that have been picked. */
export function meaningOf(table: Tapped, picked: readonly Spot[], tapped: Spot): Meaning {
  const { moves, king } = table;
  const legs = moves.some(({ action }) => action.type === 'leg');
  // Tapped again, the king is to stay where he is, which only a priest there may allow.
  if (legs && tapped === king && picked.join() !== king) return { picked: [king] };
  const spot = isPlace(tapped) && !moves.some(wantsPlace) ? sideAt(tapped) : tapped;
  for (const taps of [[...afterKing(table, picked), spot], [spot]]) {
    const fitting = moves.filter(({ action }) => fits(action, taps));
    if (fitting.length === 0) continue;
    const ways = waysAfter(table, taps);
    if (isOpen(ways, taps)) return { picked: taps };
    return { action: (ways.find(({ legal }) => legal) ?? plainest(fitting)).action };
  }
  return { picked: [] };
}

/** Where nothing at a single place of the hill is asked for, a whole column is meant. */
const wantsPlace = ({ action: { type } }: Try): boolean => type === 'recruit' || type === 'exchange';

const sideAt = (place: HillPlace): Side => (place.startsWith('L') ? 'left' : 'right');

/** Of moves that are all refused the one that says least: a leg that takes the tile on which it ends. */
const plainest = (fitting: readonly Try[]): Try => fitting.find(takesEnd) ?? fitting[0]!;

/** Whether a spot that is tapped next leads on to a move that the rules allow. */
export function isLit(table: Tapped, picked: readonly Spot[], spot: Spot): boolean {
  const leads = (taps: readonly Spot[]): boolean => table.moves.some(({ action, legal }) => legal && fits(action, taps));
  const taps = afterKing(table, picked);
  return leads([...taps, spot]);
}
