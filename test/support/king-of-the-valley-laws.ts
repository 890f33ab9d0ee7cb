import { kindsIn, sizeOf } from '../../src/engine/pieces.ts';
import type { Random } from '../../src/engine/random.ts';
import { SEATS, type Json, type Rulings, type Seat } from '../../src/engine/types.ts';
import { HILL_PLACES, SIDES } from '../../src/games/king-of-the-valley/hill.ts';
import { format } from '../../src/games/king-of-the-valley/schema.ts';
import {
  ASSUMED_STAGES,
  COLUMNS,
  STAGES,
  SUBJECTS,
  TILES,
  type SubjectId,
  type TileId,
} from '../../src/games/king-of-the-valley/tiles.ts';
import type { KingOfTheValley } from '../../src/games/king-of-the-valley/types.ts';
import type { Action, KingdomSet } from '../../src/games/king-of-the-valley/types/action.ts';
import { SCORE_LINES } from '../../src/games/king-of-the-valley/types/score.ts';
import type { State } from '../../src/games/king-of-the-valley/types/state.ts';
import { CELLS, LINES, type Cell } from '../../src/games/king-of-the-valley/valley.ts';
import type { Laws } from '../games/playthrough.ts';

/** How many tiles of each kind lie anywhere, and all gold. */
export function inventory({ players, valley, hill, piles, discard, stock, stage }: State): Json {
  const counts = new Map<TileId, number>(TILES.map((tile) => [tile, 0]));
  const add = (tile: TileId, more = 1) => counts.set(tile, counts.get(tile)! + more);
  const grounds = Object.values(valley);
  for (const { tile } of grounds) if (tile) add(tile);
  const inHand = stage.type === 'turn' ? stage.inHand : [];
  for (const tile of [
    ...hill.left,
    ...hill.right,
    ...piles[1],
    ...piles[2],
    ...piles[3],
    ...inHand,
  ])
    add(tile);
  for (const { castle } of players)
    for (const column of COLUMNS)
      for (const side of [castle[column].up, castle[column].down])
        for (const tile of kindsIn(side)) add(tile, side[tile]);
  for (const tile of kindsIn(discard)) add(tile, discard[tile]);
  const coins = grounds.filter(({ coin }) => coin).length;
  const gold = players.reduce((sum, player) => sum + player.gold, stock + coins);
  return { gold, ...Object.fromEntries([...counts].filter(([, count]) => count > 0)) };
}

/** All that is in the box. */
const BOX: Json = {
  gold: 175,
  ...Object.fromEntries(
    TILES.map(
      (tile) =>
        [
          tile,
          STAGES.reduce((sum, stage) => sum + (ASSUMED_STAGES.value[stage][tile] ?? 0), 0),
        ] as const,
    ).filter(([, count]) => count > 0),
  ),
};

/** Every set that somebody could want to take of what lies between, and of the end. */
const setsOf = (cells: readonly Cell[]): Cell[][] =>
  cells
    .reduce<Cell[][]>((sets, cell) => [...sets, ...sets.map((set) => [...set, cell])], [[]])
    .filter((set) => set.length > 0);

/** Every choice of up to five subjects, as often as they lie face up in a column. */
function choices(up: Readonly<Partial<Record<SubjectId, number>>>): SubjectId[][] {
  return SUBJECTS.reduce<SubjectId[][]>(
    (lists, tile) =>
      lists.flatMap((list) =>
        Array.from({ length: Math.min(up[tile] ?? 0, 5 - list.length) + 1 }, (_, count) => [
          ...list,
          ...Array<SubjectId>(count).fill(tile),
        ]),
      ),
    [[]],
  );
}

/** Every way to take at most one subject out of each column, face up or not. */
const sets = (state: State, seat: Seat): KingdomSet[] => {
  const castle = state.players.find((player) => player.seat === seat)?.castle;
  if (!castle) return [];
  return COLUMNS.reduce<KingdomSet[]>(
    (lists, column) => {
      const held = kindsIn({ ...castle[column].up, ...castle[column].down });
      return lists.flatMap((set) => [
        set,
        ...held.map((tile): KingdomSet => ({ ...set, [column]: tile })),
      ]);
    },
    [{}],
  );
};

function* universe(state: State): Generator<Action> {
  for (const seat of SEATS) {
    yield { type: 'set-up', seat };
    yield { type: 'decline', seat };
    for (const cell of CELLS) yield { type: 'place-king', seat, cell };
    for (const place of HILL_PLACES) yield { type: 'recruit', seat, place };
    for (const column of COLUMNS) yield { type: 'jester', seat, column };
    for (const side of SIDES) yield { type: 'column', seat, side };
    const player = state.players.find((each) => each.seat === seat);
    for (const to of CELLS) yield { type: 'leg', seat, to };
    for (const line of player?.king ? LINES[player.king] : [])
      for (const [place, to] of line.entries())
        for (const take of setsOf(line.slice(0, place + 1))) yield { type: 'leg', seat, to, take };
    for (const column of COLUMNS) {
      const own = player?.castle[column];
      for (const give of SUBJECTS)
        for (const place of HILL_PLACES) yield { type: 'exchange', seat, column, give, place };
      for (const tiles of choices(own && sizeOf(own.up) > 0 ? own.up : {}))
        yield { type: 'tax', seat, column, tiles };
    }
    for (const tiles of sets(state, seat)) yield { type: 'kingdom', seat, tiles };
  }
}

/** Every other game begins with the box, the others with kings already placed by chance. */
function boxOrPlaced(
  seats: readonly Seat[],
  random: Random,
  rulings: Partial<Rulings<KingOfTheValley>>,
): KingOfTheValley['position'] {
  const readings = rulings as NonNullable<KingOfTheValley['position']['rulings']>;
  if (random.below(2) === 0)
    return { box: true, players: seats.map((seat) => ({ seat })), rulings: readings };
  const cells = random.shuffled(CELLS);
  return {
    players: seats.map((seat, place) => ({ seat, king: cells[place]! })),
    round: 1,
    rulings: readings,
  };
}

/** What the laws of every game need to know about this one. */
export const kingOfTheValleyLaws: Laws<KingOfTheValley> = {
  games: 60,
  longest: 400,
  format,
  box: BOX,
  inventory,
  universe,
  parts: (score) =>
    SCORE_LINES.map((line) => ({ part: `scoring.part.${line}`, points: score[line] })),
  begin: boxOrPlaced,
};
