import { countOf, sizeOf, withMore, type Bag } from '../../../engine/pieces.ts';
import type { Seat } from '../../../engine/types.ts';
import {
  HILL_PLACES,
  rowOf,
  sideOf,
  type HillPlace,
} from '../../../games/king-of-the-valley/hill.ts';
import {
  STAGE_SIZE,
  TILES_OF,
  type Column,
  type SubjectId,
  type TileId,
} from '../../../games/king-of-the-valley/tiles.ts';
import type {
  Position,
  PositionColumn,
  PositionPlayer,
} from '../../../games/king-of-the-valley/types/position.ts';
import type { Phase } from '../../../games/king-of-the-valley/types/state.ts';
import { CELLS, passedBetween, type Cell } from '../../../games/king-of-the-valley/valley.ts';

/** Gold and kingdom tokens that a position means where it names none. */
export const USUAL = { gold: 2, kingdoms: 0 } as const;

/** What lies there before anything has been tapped: two seats, no king in the valley. */
export const EMPTY: Position = { players: [{ seat: 'noor' }, { seat: 'mila' }] };

/**
 * A table that shows what the tool can do: a pair that can be taken, one at the border that cannot,
 * a priest, and taxes to pay.
 */
export const EXAMPLE: Position = {
  players: [
    {
      seat: 'noor',
      king: 'b2',
      gold: 4,
      castle: { farmer: { up: { farmer: 3 } }, countess: { up: { countess: 1 } } },
    },
    { seat: 'mila', king: 'a4' },
  ],
  valley: {
    a5: 'countess',
    b5: 'duke',
    c5: 'knight-1',
    d5: 'farmer',
    e5: 'farmers-wife',
    a4: 'knight-2',
    b4: 'knight-3',
    c4: 'countess',
    d4: 'farmers-wife',
    e4: 'duke',
    a3: 'duke',
    b3: 'knight-4',
    c3: 'priest',
    d3: 'countess',
    e3: 'knight-1',
    a2: 'wizard',
    b2: 'countess',
    c2: 'queen',
    d2: 'farmer',
    e2: 'farmer',
    a1: 'tax-collector-3-5',
    b1: 'farmers-wife',
    c1: 'farmer',
    d1: 'knight-2',
    e1: 'farmers-wife',
  },
  hill: { L1: 'farmer', R1: 'jester', L2: 'knight-3', R2: 'countess' },
};

/** The player at a seat of this table. */
export const playerAt = ({ players }: Position, seat: Seat): PositionPlayer =>
  players.find((player) => player.seat === seat)!;

/** Whose turn it is. */
export const turnIn = ({ turn, startingPlayer, players }: Position): Seat =>
  turn ?? startingPlayer ?? players[0]!.seat;

/** Whose king is still to be put into the valley: first that of whoever has the turn. */
export const kinglessIn = (position: Position): Seat | undefined =>
  [turnIn(position), ...position.players.map(({ seat }) => seat)].find(
    (seat) => !playerAt(position, seat).king,
  );

const withPlayer = (
  position: Position,
  seat: Seat,
  change: (player: PositionPlayer) => PositionPlayer,
): Position => ({
  ...position,
  players: position.players.map((player) => (player.seat === seat ? change(player) : player)),
});

/** A position that no straight line joins with a king, and on which no other king stands. */
const asideOf = (king: Cell, taken: readonly Cell[]): Cell =>
  CELLS.find(
    (cell) => cell !== king && passedBetween(king, cell) === undefined && !taken.includes(cell),
  )!;

/**
 * The kings that nobody has placed, put where they are not in the way of the one whose turn it is.
 */
function withKingsAside(position: Position): Position {
  const { king } = playerAt(position, turnIn(position));
  const [seat] = position.players.filter((player) => !player.king).map((player) => player.seat);
  if (!king || !seat) return position;
  const taken = position.players.flatMap((player) => player.king ?? []);
  return withKingsAside(
    withPlayer(position, seat, (player) => ({ ...player, king: asideOf(king, taken) })),
  );
}

/** A king in the valley. With the first one come those of the others, out of its way. */
export const withKing = (position: Position, seat: Seat, king: Cell): Position =>
  withKingsAside(withPlayer(position, seat, (player) => ({ ...player, king })));

/**
 * Other seats: whoever stays keeps what is theirs. The turn goes to the first one if whoever had it
 * has left.
 */
export function withSeats(
  { turn, startingPlayer, ...position }: Position,
  seats: readonly Seat[],
): Position {
  const players = seats.map(
    (seat) => position.players.find((player) => player.seat === seat) ?? { seat },
  );
  const next: Position = {
    ...position,
    players,
    ...(turn && seats.includes(turn) && { turn }),
    ...(startingPlayer && seats.includes(startingPlayer) && { startingPlayer }),
  };
  return players.some(({ king }) => king) ? withKingsAside(next) : next;
}

/**
 * Another one’s turn, which begins anew. As long as no king is in the valley, it is the first one.
 */
export function withTurn(position: Position, seat: Seat): Position {
  const { turn: _turn, ...rest } = withPhase(position, 1);
  return rest.players.some(({ king }) => king)
    ? { ...rest, turn: seat }
    : { ...rest, startingPlayer: seat };
}

/**
 * How far the turn has come. At its beginning no position is open; later somebody may have
 * recruited.
 */
export function withPhase(
  { phase: _phase, opened, recruited, ...position }: Position,
  phase: Phase,
): Position {
  if (phase === 1) return position;
  return { ...position, phase, ...(opened && { opened }), ...(recruited && { recruited }) };
}

/** A tile on a position, or what nobody has named. A position with a tile is not open. */
export function withTile(position: Position, cell: Cell, tile: TileId | undefined): Position {
  const { valley = {}, ...rest } = withOpen(position, cell, false);
  const { [cell]: _old, ...others } = valley;
  return withValley(rest, { ...others, ...(tile && { [cell]: tile }) });
}

const withValley = (position: Position, valley: NonNullable<Position['valley']>): Position =>
  Object.keys(valley).length > 0 ? { ...position, valley } : position;

/**
 * A position opened in this turn, or not: they wait for tiles in the order in which they were
 * opened, and the king has summoned.
 */
export function withOpen(
  { opened = [], valley = {}, ...position }: Position,
  cell: Cell,
  isOpen: boolean,
): Position {
  const others = opened.filter((other) => other !== cell);
  const { [cell]: _tile, ...rest } = valley;
  if (isOpen)
    return withValley(
      { ...position, phase: position.phase === 2 ? 2 : 3, opened: [...others, cell] },
      rest,
    );
  const left = withValley(position, valley);
  if (others.length > 0) return { ...left, opened: others };
  return opened.length > 0 ? withPhase(left, 1) : left;
}

/** The coin of a priest on a position, or none. */
export function withCoin(
  { coins = [], ...position }: Position,
  cell: Cell,
  lies: boolean,
): Position {
  const others = coins.filter((other) => other !== cell);
  const next = lies ? [...others, cell] : others;
  return next.length > 0 ? { ...position, coins: next } : position;
}

/** A tile on the hill; `null` where there is none, undefined where nobody has named it. */
export function withPlace(
  { hill: old = {}, ...position }: Position,
  place: HillPlace,
  tile?: TileId | null,
): Position {
  const { [place]: _old, ...others } = old;
  const hill = { ...others, ...(tile !== undefined && { [place]: tile }) };
  return Object.keys(hill).length > 0 ? { ...position, hill } : position;
}

/**
 * Another number of gold or kingdom tokens. The usual number is left out, which keeps links short.
 */
export const withCount = (
  position: Position,
  seat: Seat,
  what: keyof typeof USUAL,
  count: number,
): Position =>
  withPlayer(position, seat, ({ [what]: _old, ...player }) => ({
    ...player,
    ...(count !== USUAL[what] && { [what]: count }),
  }));

/** Which way up a subject lies in a castle. */
export const WAYS_UP = ['up', 'down'] as const;
type WayUp = (typeof WAYS_UP)[number];

/** Where a subject lies in a castle, and which way up. */
export interface InCastle {
  readonly column: Column;
  readonly tile: SubjectId;
  readonly way: WayUp;
}

/** How many equal subjects lie there. */
export const subjectsAt = (
  { castle = {} }: PositionPlayer,
  { column, tile, way }: InCastle,
): number => countOf(castle[column]?.[way] ?? {}, tile);

/** How many subjects a column of a castle holds, either way up. */
export const heldIn = ({ castle = {} }: PositionPlayer, column: Column): number =>
  sizeOf(castle[column]?.up ?? {}) + sizeOf(castle[column]?.down ?? {});

/**
 * Subjects more or, with a negative number, fewer in a castle. Columns and bags with nothing in
 * them are left out.
 */
export const withSubjects = (
  position: Position,
  seat: Seat,
  { column, tile, way }: InCastle,
  more: number,
): Position =>
  withPlayer(position, seat, ({ castle = {}, ...player }) => {
    const { [column]: old = {}, ...others } = castle;
    const { [way]: bag = {}, ...otherWay } = old;
    const next: Bag<SubjectId> = withMore(bag, tile, more);
    const lying: PositionColumn = {
      ...otherWay,
      ...(Object.keys(next).length > 0 && { [way]: next }),
    };
    const all = { ...others, ...(Object.keys(lying).length > 0 && { [column]: lying }) };
    return { ...player, ...(Object.keys(all).length > 0 && { castle: all }) };
  });

/** The token of a tax collector on a portrait, or none. */
export const withTaxed = (
  position: Position,
  seat: Seat,
  column: Column,
  isTaxed: boolean,
): Position =>
  withPlayer(position, seat, ({ taxed = [], ...player }) => {
    const next = [...taxed.filter((other) => other !== column), ...(isTaxed ? [column] : [])];
    return { ...player, ...(next.length > 0 && { taxed: next }) };
  });

/** The most tiles that can be left in the piles once valley and hill have been laid. */
export const MOST_LEFT =
  Object.values(TILES_OF).reduce((sum, count) => sum + count) - CELLS.length - HILL_PLACES.length;

/** How many tiles are left in the piles; undefined where nobody has counted them. */
export function leftIn({ piles = {}, over }: Position): number | undefined {
  if (over) return 0;
  const [second, third] = [piles[2]?.size, piles[3]?.size];
  return second === undefined || third === undefined ? undefined : second + third;
}

/** Whether every place of the hill holds a tile, named or not. */
export const isHillFull = ({ hill = {}, over }: Position): boolean =>
  !over && !Object.values(hill).includes(null);

/** What decides how long a game still lasts. */
export interface Counted {
  /** Tiles left in the piles. */
  readonly left: number;
  readonly isFull: boolean;
  /** With whom a round begins. */
  readonly first: Seat;
  /** Whose turn it is, or would be. */
  readonly next: Seat;
}

/**
 * A table on which this has been counted. Nobody need have placed a king: then they stand aside. If
 * no turn is left, the game is over.
 */
export function withLeft(
  { piles: _old, over: _over, ...position }: Position,
  { left, isFull, first, next }: Counted,
): Position {
  if (!isFull && next === first) return overFrom(position, first);
  const third = Math.min(left, STAGE_SIZE[3]);
  const begun = {
    ...(next === turnIn(position) ? position : withTurn(position, next)),
    turn: next,
  };
  const laid = withKing(begun, next, playerAt(begun, next).king ?? CELLS.at(-1)!);
  return {
    ...withHill(laid, isFull),
    startingPlayer: first,
    piles: { 2: { size: left - third }, 3: { size: third } },
  };
}

/**
 * The hill without empty places or, where it has none, without the tile that would have come last.
 * A place that recruiting has left stays empty.
 */
function withHill(position: Position, isFull: boolean): Position {
  if (isFull === isHillFull(position) || position.recruited) return position;
  if (!isFull) return withPlace(position, HILL_PLACES.at(-1)!, null);
  const gaps = HILL_PLACES.filter((place) => position.hill?.[place] === null);
  return gaps.reduce((laid, place) => withPlace(laid, place), position);
}

/** The game over, with what everybody has: of valley and hill nothing counts any more. */
const overFrom = ({ players, hillPrices }: Position, startingPlayer: Seat): Position => ({
  over: true,
  players: players.map(({ king: _king, gold = 0, ...player }) => ({ ...player, gold })),
  startingPlayer,
  ...(hillPrices && { hillPrices }),
});

/** The same table, on which nobody has counted. */
export const withoutLeft = ({ piles: _piles, over: _over, ...position }: Position): Position =>
  position;

/** The prices of the own hill, lowest row first; without any, ours. */
export const withPrices = (
  { hillPrices: _old, ...position }: Position,
  prices: readonly number[] | undefined,
): Position => (prices ? { ...position, hillPrices: prices } : position);

/**
 * The next place of the hill above this one whose tile comes into the valley, too, and that nobody
 * has named; none before positions are open.
 */
export function nextOnHill(
  { hill = {}, opened = [] }: Position,
  place: HillPlace,
): HillPlace | undefined {
  const coming = HILL_PLACES.filter(
    (other) => sideOf(other) === sideOf(place) && rowOf(other) <= opened.length,
  );
  return coming.find((other) => rowOf(other) > rowOf(place) && hill[other] === undefined);
}
