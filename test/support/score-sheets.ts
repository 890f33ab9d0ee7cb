import { seeded, type Random } from '../../src/engine/random.ts';
import { SEATS } from '../../src/engine/types.ts';
import { RULINGS } from '../../src/games/rival-kings/rulings.ts';
import { DECIDING, type RivalKingsSheet } from '../../src/islands/rival-kings/score/sheet.ts';
import {
  BUILDINGS,
  SUBJECTS,
  type BuildingId,
  type CardId,
  type SubjectId,
} from '../../src/games/rival-kings/cards.ts';

/** What the box holds, and how much of each kind can be in play. */
const COINS = 48;
const MARKERS = 30;
const IN_PLAY = 16;

const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[random.below(items.length)]!;

/** Up to `most` things dealt to some players at random. */
function dealt<Item>(random: Random, items: readonly Item[], players: number): Item[][] {
  const hands: Item[][] = Array.from({ length: players }, () => []);
  const most = random.below(IN_PLAY + 1);
  for (const item of random.shuffled(items).slice(0, most))
    hands[random.below(players)]!.push(item);
  return hands;
}

/** A number of tokens of which the later players get what the earlier ones leave. */
function shares(random: Random, all: number, players: number): number[] {
  let left = all;
  return Array.from({ length: players }, () => {
    const share = random.below(Math.min(left, 14) + 1);
    left -= share;
    return share;
  });
}

/**
 * What somebody could read off a table at the end of a game; now and then with numbers and readings
 * of their own.
 */
export function anySheet(seed: number): RivalKingsSheet {
  const random = seeded(seed);
  const seats = SEATS.slice(0, 2 + random.below(3));
  const subjects = dealt<SubjectId>(random, [...SUBJECTS, ...SUBJECTS], seats.length);
  const buildings = dealt<BuildingId>(random, [...BUILDINGS, ...BUILDINGS], seats.length);
  const coins = shares(random, COINS, seats.length);
  const markers = shares(random, MARKERS, seats.length);
  const cards: readonly CardId[] = [...SUBJECTS, ...BUILDINGS];
  const numbers = Object.fromEntries(
    random
      .shuffled(cards)
      .slice(0, 10)
      .map((card) => [card, random.below(6)]),
  );
  const rulings = Object.fromEntries(DECIDING.map((id) => [id, pick(random, RULINGS[id].options)]));
  return {
    over: true,
    players: seats.map((seat, at) => ({
      seat,
      subjects: subjects[at]!,
      buildings: buildings[at]!,
      coins: coins[at]!,
      markers: markers[at]!,
    })),
    ...(random.below(2) === 0 && { numbers }),
    ...(random.below(2) === 0 && { rulings }),
  };
}
