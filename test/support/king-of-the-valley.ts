import { kindsIn, type Bag } from '../../src/engine/pieces.ts';
import { offered } from '../../src/engine/play.ts';
import type { Fact as KernelFact, Refusal, Seat } from '../../src/engine/types.ts';
import { game } from '../../src/games/king-of-the-valley/game.ts';
import { HILL_PLACES, type HillPlace } from '../../src/games/king-of-the-valley/hill.ts';
import type { Rule } from '../../src/games/king-of-the-valley/rules.ts';
import type { Readings } from '../../src/games/king-of-the-valley/rulings.ts';
import { format } from '../../src/games/king-of-the-valley/schema.ts';
import {
  COLUMNS,
  type Column,
  type SubjectId,
  type TileId,
} from '../../src/games/king-of-the-valley/tiles.ts';
import type { KingOfTheValley } from '../../src/games/king-of-the-valley/types.ts';
import type { Action, ActionOf } from '../../src/games/king-of-the-valley/types/action.ts';
import type { Event, EventOf } from '../../src/games/king-of-the-valley/types/event.ts';
import type {
  Position,
  PositionPlayer,
} from '../../src/games/king-of-the-valley/types/position.ts';
import type { Player, State } from '../../src/games/king-of-the-valley/types/state.ts';
import { CELLS, type Cell } from '../../src/games/king-of-the-valley/valley.ts';
import { actingIn, told } from './acting.ts';

export type Fact = KernelFact<KingOfTheValley>;

/**
 * A started state from a short position; throws with the broken rule where such a table cannot be.
 */
export function table(position: Position): State {
  const parsed = format.position(position);
  if (!parsed.ok) throw new Error(`not a position: ${parsed.at}: ${parsed.problem}`);
  const started = game.start(parsed.value);
  if (started.ok) return started.state;
  throw new Error(`no such table: ${told(started.refusal)}`);
}

/** Why a position cannot be; throws where it can. */
export function impossible(position: Position): Refusal<KingOfTheValley> {
  const parsed = format.position(position);
  if (!parsed.ok) throw new Error(`not a position: ${parsed.at}: ${parsed.problem}`);
  const started = game.start(parsed.value);
  if (started.ok) throw new Error('such a table can be');
  return started.refusal;
}

const LETTERS: Readonly<Record<string, TileId>> = {
  Q: 'queen',
  D: 'duke',
  C: 'countess',
  K1: 'knight-1',
  K2: 'knight-2',
  K3: 'knight-3',
  K4: 'knight-4',
  F: 'farmer',
  W: 'farmers-wife',
  J: 'jester',
  P: 'priest',
  Z: 'wizard',
};

/** A tile written short: `K3`, `T3:5`. */
function tile(short: string): TileId {
  const [, demand, gold] = /^T(\d):(\d+)$/.exec(short) ?? [];
  const known = demand ? (`tax-collector-${demand}-${gold!}` as TileId) : LETTERS[short];
  if (!known) throw new Error(`no tile: ${short}`);
  return known;
}

const tileOrNone = (short: string): TileId | null => (short === '-' ? null : tile(short));

const words = (text: string): string[] => text.trim().split(/\s+/);

/** A valley drawn row by row from the top left; `.` is left out, `-` is open. */
export function valley(drawn: string): NonNullable<Position['valley']> {
  const entries = words(drawn).flatMap((short, place) =>
    short === '.' ? [] : [[CELLS[place]!, tileOrNone(short)]],
  );
  return Object.fromEntries(entries) as NonNullable<Position['valley']>;
}

/** A hill drawn as a list of places: `L1 J R1 K3`. */
export function hill(drawn: string): NonNullable<Position['hill']> {
  const list = words(drawn);
  const entries = list.flatMap((place, at) =>
    at % 2 === 0 ? [[place, tileOrNone(list[at + 1]!)]] : [],
  );
  return Object.fromEntries(entries) as NonNullable<Position['hill']>;
}

/** A hill without tiles but these, and piles that are empty. */
export const lastTiles = (drawn = ''): Pick<Position, 'hill' | 'piles'> => ({
  hill: {
    ...Object.fromEntries(HILL_PLACES.map((place) => [place, null])),
    ...(drawn && hill(drawn)),
  },
  piles: { 2: { size: 0 }, 3: { size: 0 } },
});

type Laid = Omit<PositionPlayer, 'seat'>;

/** Noor (red in the specification), whose turn it is, and mila (blue). */
export const two = (noor: Laid, mila: Laid = { king: 'a5' }): Position['players'] => [
  { seat: 'noor', ...noor },
  { seat: 'mila', ...mila },
];

/** Noor on a1 without gold, with these tiles to the right in the bottom row, and mila on a5. */
export const row = (
  tiles: string,
  noor: Omit<PositionPlayer, 'seat' | 'king'> = {},
  more: Partial<Position> = {},
): State =>
  table({
    players: two({ king: 'a1', gold: 0, ...noor }),
    valley: valley(`. . . . .  . . . . .  . . . . .  . . . . .  F ${tiles}`),
    ...more,
  });

/** A subject in every column, and a knight that has been used. */
export const CASTLE = {
  queen: { up: { queen: 1 } },
  duke: { up: { duke: 1 } },
  countess: { up: { countess: 1 } },
  knight: { up: { 'knight-1': 1 }, down: { 'knight-2': 1 } },
  farmer: { up: { farmer: 1 } },
  'farmers-wife': { up: { 'farmers-wife': 1 } },
} as const;

/** Noor has summoned; the third phase, or with less in the castle the fourth. */
export const third = (castle: object = CASTLE, more: Partial<Position> = {}): State =>
  table({ players: two({ king: 'b1', castle }), phase: 3, opened: ['b1'], ...more });

/** One reading. */
export const reading = <Id extends keyof Readings>(
  id: Id,
  option: Readings[Id],
): { readonly rulings: Partial<Readings> } => ({
  rulings: { [id]: option },
});

export const { act, refusal } = actingIn(game);

/** Noor’s leg: to a position, and what is taken of those passed. */
export const leg = (to: Cell, ...take: Cell[]): ActionOf<'leg'> => ({
  type: 'leg',
  seat: 'noor',
  to,
  ...(take.length > 0 && { take }),
});

export const recruit = (place: HillPlace, seat: Seat = 'noor'): Action => ({
  type: 'recruit',
  seat,
  place,
});

export const decline = (seat: Seat = 'noor'): Action => ({ type: 'decline', seat });

export const column = (side: 'left' | 'right', seat: Seat = 'noor'): Action => ({
  type: 'column',
  seat,
  side,
});

/** Noor has gone over b1 and c1 to the priest on d1. */
export const atPriest = (): State => act(row('F F P Q', { gold: 1 }), leg('d1')).state;

export const jester = (to: Column): ActionOf<'jester'> => ({
  type: 'jester',
  seat: 'noor',
  column: to,
});

export const exchange = (
  from: Column,
  give: SubjectId,
  place: HillPlace,
): ActionOf<'exchange'> => ({ type: 'exchange', seat: 'noor', column: from, give, place });

export const tax = (from: Column, ...tiles: SubjectId[]): ActionOf<'tax'> => ({
  type: 'tax',
  seat: 'noor',
  column: from,
  tiles,
});

/** The legs that may be gone now, short: `e5`, or `e4: e2 e3` with what is taken. */
export const legs = (state: State): string[] =>
  offered(game, state)
    .flatMap((action) =>
      action.type === 'leg'
        ? [action.take ? `${action.to}: ${action.take.join(' ')}` : action.to]
        : [],
    )
    .sort();

/** The types of the events in order. */
export const story = (facts: readonly Fact[]): Event['type'][] =>
  facts.map(({ event }) => event.type);

/** The events of a type. */
export const eventsOf = <Type extends Event['type']>(
  facts: readonly Fact[],
  type: Type,
): EventOf<Type>[] =>
  facts.flatMap(({ event }) => (event.type === type ? [event as EventOf<Type>] : []));

/** Every rule that the facts cite. */
export const cited = (facts: readonly Fact[]): Set<Rule> =>
  new Set(facts.flatMap(({ cites }) => cites));

/** The rules of the facts of a type. */
export const citesOf = (facts: readonly Fact[], type: Event['type']): Rule[] =>
  facts.flatMap(({ event, cites }) => (event.type === type ? cites : []));

export const playerAt = ({ players }: State, seat: Seat = 'noor'): Player =>
  players.find((player) => player.seat === seat)!;

/**
 * What lies in a castle and how, as a position names it: without columns and sides where nothing
 * lies.
 */
export function castleOf(state: State, seat: Seat = 'noor'): NonNullable<PositionPlayer['castle']> {
  const { castle } = playerAt(state, seat);
  const lies = (held: Bag): boolean => kindsIn(held).length > 0;
  return Object.fromEntries(
    COLUMNS.map((column) => [column, castle[column]] as const)
      .filter(([, { up, down }]) => lies(up) || lies(down))
      .map(([column, { up, down }]) => [
        column,
        { ...(lies(up) && { up }), ...(lies(down) && { down }) },
      ]),
  );
}
