import { seeded, type Random } from '../../src/engine/random.ts';
import { SEATS } from '../../src/engine/types.ts';
import { RULINGS } from '../../src/games/king-of-the-valley/rulings.ts';
import {
  columnOf,
  COLUMNS,
  KNIGHTS,
  KNIGHTS_PER_ORDER,
  TILES_OF,
  type SubjectId,
} from '../../src/games/king-of-the-valley/tiles.ts';
import {
  DECIDING,
  emptySheet,
  withSubjects,
  withTokens,
  type ValleySheet,
} from '../../src/islands/king-of-the-valley/score/sheet.ts';

/** Every subject in the box, one by one. */
const IN_THE_BOX: readonly SubjectId[] = [
  ...(['queen', 'duke', 'countess', 'farmer', 'farmers-wife', 'jester'] as const).flatMap((tile) =>
    Array<SubjectId>(TILES_OF[tile]).fill(tile),
  ),
  ...KNIGHTS.flatMap((tile) => Array<SubjectId>(KNIGHTS_PER_ORDER).fill(tile)),
];

const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[random.below(items.length)]!;

/**
 * What somebody could read off the castles at the end of a game, now and then with readings of
 * their own.
 */
export function anyCastles(seed: number): ValleySheet {
  const random = seeded(seed);
  const seats = SEATS.slice(0, 2 + random.below(3));
  const subjects = random.shuffled(IN_THE_BOX).slice(0, random.below(IN_THE_BOX.length + 1));
  const gained = subjects.map((tile) => ({
    seat: pick(random, seats),
    tile,
    column: columnOf(tile) ?? pick(random, COLUMNS),
  }));
  const equal = [...Map.groupBy(gained, (each) => Object.values(each).join()).values()];
  const filled = equal.reduce(
    (sheet, all) => withSubjects(sheet, all[0]!.seat, all[0]!, all.length),
    emptySheet(seats),
  );
  const sheet = seats.reduce(
    (now, seat) => withTokens(now, seat, { gold: random.below(15), kingdoms: random.below(2) }),
    filled,
  );
  const rulings = Object.fromEntries(DECIDING.map((id) => [id, pick(random, RULINGS[id].options)]));
  return random.below(2) === 0 ? { ...sheet, rulings } : sheet;
}
