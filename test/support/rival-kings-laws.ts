import type { Random } from '../../src/engine/random.ts';
import { SEATS, type Rulings, type Seat } from '../../src/engine/types.ts';
import {
  BUILDINGS,
  SUBJECTS,
  type BuildingId,
  type CardId,
  type SubjectId,
} from '../../src/games/rival-kings/cards.ts';
import { ACTION_KINDS, CHARACTERS } from '../../src/games/rival-kings/characters.ts';
import { format } from '../../src/games/rival-kings/schema.ts';
import { type RivalKings } from '../../src/games/rival-kings/types.ts';
import type { Action } from '../../src/games/rival-kings/types/action.ts';
import type { Position } from '../../src/games/rival-kings/types/position.ts';
import { PILES, type PileId, type State } from '../../src/games/rival-kings/types/state.ts';
import type { Laws } from '../games/playthrough.ts';
import { dealtRivalKings } from './dealt.ts';

const isSubject = (card: CardId): card is SubjectId =>
  (SUBJECTS as readonly string[]).includes(card);

/**
 * Everything in the box: two copies of 32 kinds of card, 12 characters, 48 coins, 30 markers and
 * two crests per seat.
 */
export const BOX = {
  cards: Object.fromEntries([...BUILDINGS, ...SUBJECTS].map((card) => [card, 2])),
  characters: Object.fromEntries(CHARACTERS.map((character) => [character, 1])),
  coins: 48,
  markers: 30,
  negative: 0,
  seatsWithThreeCrests: 0,
};

/** What `BOX` lists, counted on the table. */
export function inventory({
  players,
  piles,
  supply,
  coinCards,
  beside,
  leftovers,
  neutral,
  usedCharacters,
}: State): typeof BOX {
  const cards = tally([...BUILDINGS, ...SUBJECTS]);
  const characters = tally(CHARACTERS);
  const crests = tally(SEATS);
  const heaps = PILES.map((pile) => piles[pile]);
  for (const heap of [coinCards, beside, ...heaps.map((pile) => pile.cards)]) count(cards, heap);
  count(characters, leftovers);
  count(characters, usedCharacters);
  if (neutral) characters[neutral]! += 1;
  for (const { hand, played, subjects, buildings, crests: laid } of players) {
    count(cards, subjects);
    count(cards, buildings);
    count(characters, hand);
    if (played) characters[played]! += 1;
    for (const { by } of laid) crests[by]! += 1;
  }
  const coins = [...players, ...heaps, supply].map((place) => place.coins);
  const markers = [...players, supply].map((place) => place.markers);
  return {
    cards,
    characters,
    coins: sum(coins),
    markers: sum(markers),
    negative: [...coins, ...markers].filter((number) => number < 0).length,
    seatsWithThreeCrests: Object.values(crests).filter((number) => number > 2).length,
  };
}

const tally = (ids: readonly string[]): Record<string, number> =>
  Object.fromEntries(ids.map((id) => [id, 0]));

function count(tallied: Record<string, number>, ids: readonly string[]): void {
  for (const id of ids) tallied[id]! += 1;
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/**
 * A fresh deal; every other time with rows already laid out of the lower halves of the piles, so
 * that abilities come up at once.
 */
export function rowsOrFreshDeal(
  seats: readonly Seat[],
  random: Random,
  rulings: Partial<Rulings<RivalKings>>,
): Position {
  const dealt = dealtRivalKings(seats, random, rulings);
  if (random.below(2) === 0) return dealt;
  const piles = dealt.piles as Record<PileId, { cards: CardId[] }>;
  const drawn = random.shuffled(PILES.flatMap((pile) => piles[pile].cards.slice(3)));
  const players = dealt.players.map((player) => {
    const row = drawn.splice(0, random.below(6));
    return {
      ...player,
      subjects: row.filter(isSubject),
      buildings: row.filter((card): card is BuildingId => !isSubject(card)),
    };
  });
  const left = (pile: PileId): CardId[] =>
    piles[pile].cards.filter((card, place) => place < 3 || take(drawn, card));
  return {
    ...dealt,
    players,
    piles: Object.fromEntries(PILES.map((pile) => [pile, { cards: left(pile) }])),
  };
}

/** Removes one such item; whether there was one. */
function take<Item>(items: Item[], item: Item): boolean {
  const place = items.indexOf(item);
  if (place >= 0) items.splice(place, 1);
  return place >= 0;
}

/**
 * All actions that can be written down, with the cards that somebody could name and a few others;
 * no question asked of the engine.
 */
export function* universe({ players }: State): Generator<Action> {
  const rowOf = (seat: Seat): CardId[] => {
    const { subjects = [], buildings = [] } = players.find((player) => player.seat === seat) ?? {};
    return [...new Set<CardId>([...subjects, ...buildings, 'inn', 'sailor'])];
  };
  for (const seat of SEATS) {
    yield* simpleActions(seat);
    yield* cardActions(seat);
    yield* abilities(seat, rowOf(seat));
    for (const from of SEATS)
      for (const give of rowOf(seat))
        for (const card of rowOf(from)) yield* swaps(seat, from, give, card);
  }
}

function* simpleActions(seat: Seat): Generator<Action> {
  for (const type of ['set-up', 'reveal', 'hold-back', 'waive', 'end'] as const)
    yield { type, seat };
  for (const character of CHARACTERS) yield { type: 'choose', seat, character };
  for (const from of SEATS)
    for (const action of ACTION_KINDS) yield { type: 'steal', seat, from, action };
  for (const card of [...SUBJECTS, ...BUILDINGS])
    yield* both({ type: 'take', seat, card }, { copy: 'deeper' });
}

function* cardActions(seat: Seat): Generator<Action> {
  yield* both({ type: 'settle', seat }, { using: 'sailor' });
  for (const to of SEATS) yield* both({ type: 'pass', seat, to }, { using: 'sailor' });
  for (const pile of PILES) {
    yield* both({ type: 'money', seat, pile }, { using: 'sailor' });
    yield* both({ type: 'recruit', seat, pile }, { using: 'sailor' });
    yield* both({ type: 'buy', seat, pile }, { using: 'sailor' });
    yield { type: 'buy', seat, pile, using: 'blacksmith' };
  }
}

function* abilities(seat: Seat, cards: readonly CardId[]): Generator<Action> {
  const ability = { type: 'ability', seat } as const;
  for (const subject of ['watchman', 'jailer', 'scholar', 'sailor', 'blacksmith'] as const)
    yield { ...ability, subject };
  for (const other of SEATS) yield { ...ability, subject: 'gardener', swapWith: other };
  for (const to of SEATS) yield { ...ability, subject: 'herbalist', to };
  for (const action of ACTION_KINDS) yield { ...ability, subject: 'farmer', action };
  for (const pile of PILES) {
    for (const subject of ['carpenter', 'market-woman', 'innkeeper', 'vintner', 'miner'] as const)
      yield { ...ability, subject, pile };
    for (const give of cards)
      yield* both({ ...ability, subject: 'troubadour', give, pile }, { giveCopy: 'older' });
  }
}

function* swaps(seat: Seat, from: Seat, give: CardId, take: CardId): Generator<Action> {
  const ability = { type: 'ability', seat, from } as const;
  if (isSubject(give) !== isSubject(take)) return;
  if (!isSubject(give) || !isSubject(take)) {
    yield { ...ability, subject: 'court-lady', give: give as BuildingId, take: take as BuildingId };
    return;
  }
  for (const giveCopy of [{}, { giveCopy: 'older' }] as const) {
    yield* both({ ...ability, subject: 'bishop', give, take, ...giveCopy }, { takeCopy: 'older' });
  }
}

/** An action and its variant. */
function* both(
  action: Action,
  option: Partial<
    Extract<Action, { using?: 'sailor' } | { copy?: 'deeper' } | { giveCopy?: 'older' }>
  >,
) {
  yield action;
  yield { ...action, ...option } as Action;
}

/** What the laws of every game need to know about this one. */
export const rivalKingsLaws: Laws<RivalKings> = {
  games: 150,
  longest: 2000,
  format,
  box: BOX,
  inventory,
  universe,
  parts: ({ lines }) =>
    lines.map(({ rule, points }) => ({ part: rule.replace('rk.score', 'scoring.part'), points })),
  begin: rowsOrFreshDeal,
};
