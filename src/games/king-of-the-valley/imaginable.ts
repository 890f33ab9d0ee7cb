import { kindsIn } from '../../engine/pieces.ts';
import { sameAction } from '../../engine/same-action.ts';
import type { Seat } from '../../engine/types.ts';
import { options } from './actions/all.ts';
import { HILL_PLACES, SIDES } from './hill.ts';
import { pending } from './pending.ts';
import { playerAt, tileOn } from './table.ts';
import { COLUMNS, kindOf } from './tiles.ts';
import type { Action } from './types/action.ts';
import type { State } from './types/state.ts';
import { CELLS, LINES, type Cell } from './valley.ts';

/**
 * Actions that a person at this seat may think of now: every legal one, and what the eye may fall
 * upon as the table lies.
 */
export function imaginable(state: State, seat: Seat): Action[] {
  const { stage } = state;
  const legal = options(state, seat);
  const tempting =
    stage.type === 'kings' ? places(seat) : stage.type === 'turn' ? inTurn(state, seat) : [];
  return [
    ...legal,
    ...tempting.filter((action) => !legal.some((other) => sameAction(action, other))),
  ];
}

const places = (seat: Seat): Action[] => CELLS.map((cell) => ({ type: 'place-king', seat, cell }));

/** What is asked for now, and whatever stands before it or after it in the turn. */
function inTurn(state: State, seat: Seat): Action[] {
  switch (pending(state)!.name) {
    case 'recruit':
      return [...recruits(state, seat), ...legs(state, seat)];
    case 'leg':
      return [...legs(state, seat), ...recruits(state, seat)];
    case 'exchange':
      return exchanges(state, seat);
    case 'kingdom':
    case 'column':
      return [
        { type: 'decline', seat },
        ...SIDES.map((side): Action => ({ type: 'column', seat, side })),
      ];
    default:
      return [];
  }
}

const recruits = (state: State, seat: Seat): Action[] =>
  HILL_PLACES.filter((place) => tileOn(state.hill, place)).map((place) => ({
    type: 'recruit',
    seat,
    place,
  }));

/** Every position, and every two or three tiles alike that are passed in a line or ended upon. */
function legs(state: State, seat: Seat): Action[] {
  const { king } = playerAt(state, seat);
  if (!king) return [];
  return [
    ...CELLS.map((to): Action => ({ type: 'leg', seat, to })),
    ...LINES[king].flatMap((line) =>
      line.flatMap((to, place) =>
        alike(state, line.slice(0, place + 1)).map((take): Action => ({
          type: 'leg',
          seat,
          to,
          take,
        })),
      ),
    ),
  ];
}

/** Two or three tiles of one character among these, as far as there are any. */
function alike({ valley }: State, cells: readonly Cell[]): Cell[][] {
  const kinds = new Set(
    cells.flatMap((cell) => (valley[cell].tile === null ? [] : [kindOf(valley[cell].tile)])),
  );
  return [...kinds].flatMap((kind) => {
    const same = cells.filter(
      (cell) => valley[cell].tile !== null && kindOf(valley[cell].tile) === kind,
    );
    return same.length === 2 || same.length === 3 ? [same] : [];
  });
}

function exchanges(state: State, seat: Seat): Action[] {
  const { castle } = playerAt(state, seat);
  const filled = HILL_PLACES.filter((place) => tileOn(state.hill, place));
  return COLUMNS.flatMap((column) =>
    kindsIn({ ...castle[column].up, ...castle[column].down }).flatMap((give) =>
      filled.map((place): Action => ({ type: 'exchange', seat, column, give, place })),
    ),
  );
}
