import { countOf, kindsIn, type Bag } from '../../../engine/pieces.ts';
import type { Seat } from '../../../engine/types.ts';
import { belongsIn } from '../castle.ts';
import { ALL_GOLD, STARTING_GOLD } from '../gold.ts';
import { refuse, type Judgement } from '../refuse.ts';
import {
  COLUMNS,
  KINDS,
  kindOf,
  KNIGHTS,
  KNIGHTS_PER_ORDER,
  STAGES,
  STAGE_SIZE,
  TILES_OF,
  type Kind,
  type TileId,
} from '../tiles.ts';
import type { Position } from '../types/position.ts';

/**
 * What holds of every position: two to four players, prices that rise, and no more of anything than
 * the box holds.
 */
export const checkNamed = (position: Position): Judgement =>
  checkSeats(position) ??
  checkPrices(position) ??
  checkStages(position) ??
  checkTiles(position) ??
  checkColumns(position) ??
  checkGold(position);

function checkSeats({ players, startingPlayer, turn }: Position): Judgement {
  const seats = players.map(({ seat }) => seat);
  if (seats.length < 2 || seats.length > 4)
    return refuse('kv.players.two-to-four', 'player-count', { count: seats.length });
  const twice = seats.find((seat, place) => seats.indexOf(seat) !== place);
  if (twice) return refuse('kv.setup.king-and-castle', 'seat-twice', { seat: twice });
  const stranger = [startingPlayer, turn].find(
    (seat): seat is Seat => seat !== undefined && !seats.includes(seat),
  );
  return stranger && refuse('kv.players.two-to-four', 'no-such-seat', { seat: stranger });
}

/** A higher row is never cheaper. */
function checkPrices({ hillPrices = [] }: Position): Judgement {
  const place = hillPrices.findIndex((price, row) => row > 0 && price < hillPrices[row - 1]!);
  return place < 0
    ? undefined
    : refuse('kv.hill.recruit.pay-row-price', 'prices-fall', { row: place + 1 });
}

/** Own stages hold 29, 30 and 31 tiles, together those of the box. */
function checkStages({ stages }: Position): Judgement {
  if (!stages) return undefined;
  for (const stage of STAGES) {
    const count = kindsIn(stages[stage]).reduce(
      (sum, tile) => sum + countOf(stages[stage], tile),
      0,
    );
    if (count !== STAGE_SIZE[stage])
      return refuse('kv.setup.three-piles', 'stage-size', {
        stage,
        count,
        most: STAGE_SIZE[stage],
      });
  }
  const all = bagOf(STAGES.flatMap((stage) => entriesOf(stages[stage])));
  const kind = KINDS.find((each) => countKind(all, each) !== TILES_OF[each]);
  if (kind)
    return refuse('kv.setup.three-piles', 'stage-sum', {
      kind,
      count: countKind(all, kind),
      most: TILES_OF[kind],
    });
  return checkOrders(all);
}

type Entry = readonly [tile: TileId, count: number];

const entriesOf = (bag: Bag<TileId>): Entry[] =>
  kindsIn(bag).map((tile) => [tile, countOf(bag, tile)]);

function bagOf(entries: readonly Entry[]): Bag<TileId> {
  const bag: Partial<Record<TileId, number>> = {};
  for (const [tile, count] of entries) if (count > 0) bag[tile] = (bag[tile] ?? 0) + count;
  return bag;
}

const countKind = (bag: Bag<TileId>, kind: Kind): number =>
  kindsIn(bag).reduce((sum, tile) => sum + (kindOf(tile) === kind ? countOf(bag, tile) : 0), 0);

/** Every tile that a position names. */
export function namedTiles({
  players,
  valley = {},
  hill = {},
  piles = {},
  discard = {},
}: Position): Bag<TileId> {
  const castles = players.flatMap(({ castle = {} }) =>
    COLUMNS.flatMap((column) => [
      ...entriesOf(castle[column]?.up ?? {}),
      ...entriesOf(castle[column]?.down ?? {}),
    ]),
  );
  const laid = [
    ...Object.values(valley),
    ...Object.values(hill),
    ...(piles[2]?.tiles ?? []),
    ...(piles[3]?.tiles ?? []),
  ];
  return bagOf([
    ...castles,
    ...entriesOf(discard),
    ...laid.filter((tile) => tile !== null).map((tile): Entry => [tile, 1]),
  ]);
}

function checkTiles(position: Position): Judgement {
  const named = namedTiles(position);
  const kind = KINDS.find((each) => countKind(named, each) > TILES_OF[each]);
  if (kind)
    return refuse('kv.setup.three-piles', 'too-many-tiles', {
      kind,
      count: countKind(named, kind),
      most: TILES_OF[kind],
    });
  return checkOrders(named);
}

function checkOrders(bag: Bag<TileId>): Judgement {
  const tile = KNIGHTS.find((knight) => countOf(bag, knight) > KNIGHTS_PER_ORDER);
  return (
    tile &&
    refuse('kv.subject.orders', 'too-many-of-order', {
      tile,
      count: countOf(bag, tile),
      most: KNIGHTS_PER_ORDER,
    })
  );
}

function checkColumns({ players }: Position): Judgement {
  for (const { castle = {} } of players) {
    for (const column of COLUMNS) {
      const { up = {}, down = {} } = castle[column] ?? {};
      const stray = [...kindsIn(up), ...kindsIn(down)].find((tile) => !belongsIn(tile, column));
      if (stray)
        return refuse('kv.castle.place-in-column', 'wrong-column', { tile: stray, column });
    }
  }
  return undefined;
}

/** Kingdom tokens in the box. */
const MOST_KINGDOMS = 6;

function checkGold({
  players,
  valley = {},
  hill = {},
  coins = [],
  opened = [],
  phase = 1,
}: Position): Judgement {
  const left = new Set([...coins, ...(phase === 2 ? opened : [])]).size;
  const gold = players.reduce((sum, player) => sum + (player.gold ?? STARTING_GOLD), left);
  if (gold > ALL_GOLD)
    return refuse('kv.setup.general-stock', 'too-much-gold', { count: gold, most: ALL_GOLD });
  const kingdoms = players.reduce((sum, player) => sum + (player.kingdoms ?? 0), 0);
  if (kingdoms > MOST_KINGDOMS)
    return refuse('kv.setup.general-stock', 'too-many-kingdoms', {
      count: kingdoms,
      most: MOST_KINGDOMS,
    });
  const priests = [...Object.values(valley), ...Object.values(hill)].filter(
    (tile) => tile === 'priest',
  ).length;
  const most = TILES_OF.priest - priests;
  return left > most
    ? refuse('kv.priest.coin-left-behind', 'too-many-coins', { count: left, most })
    : undefined;
}
