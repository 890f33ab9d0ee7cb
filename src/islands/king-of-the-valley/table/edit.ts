import type { Seat } from '../../../engine/types.ts';
import type { Position, PositionPlayer } from '../../../games/king-of-the-valley/types/position.ts';
import type { Phase } from '../../../games/king-of-the-valley/types/state.ts';
import { CELLS, passedBetween, type Cell } from '../../../games/king-of-the-valley/valley.ts';

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

/** The same table on which something of a player has changed. */
export const withPlayer = (
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
