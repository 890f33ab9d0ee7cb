/**
 * The suits in the circle of the Equipoise Rule: the last is followed by the first
 * (`ng.suits.cycle`).
 */
export const SUITS = ['spade', 'heart', 'club', 'diamond'] as const;
export type Suit = (typeof SUITS)[number];

/** Ranks of Royal Cards, the highest first. */
export const RANKS = ['king', 'queen', 'jack'] as const;
export type Rank = (typeof RANKS)[number];

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** The value of a Number Card; an Ace is worth 1 (`ng.card.ace-value`). */
export type Value = (typeof VALUES)[number];

/** An Ace to ten (`ng.card.number`). */
export type NumberId = `${Suit}-${Value}`;
/** A Jack, Queen or King (`ng.card.royal`). */
export type RoyalId = `${Suit}-${Rank}`;
/** A Joker: no suit, no value (`ng.card.joker`). */
export type JokerId = 'joker-1' | 'joker-2';
export type CardId = NumberId | RoyalId | JokerId;

const NUMBERS: readonly NumberId[] = SUITS.flatMap((suit) =>
  VALUES.map((value) => `${suit}-${value}` as const),
);
const ROYALS: readonly RoyalId[] = SUITS.flatMap((suit) =>
  RANKS.map((rank) => `${suit}-${rank}` as const),
);
const JOKERS: readonly JokerId[] = ['joker-1', 'joker-2'];

/** The 54 cards of the pack, each of them once (`ng.deck`). */
export const CARDS: readonly CardId[] = [...NUMBERS, ...ROYALS, ...JOKERS];

const isIn = <Card extends CardId>(cards: readonly Card[]): ((card: CardId) => card is Card) => {
  const all: ReadonlySet<CardId> = new Set<CardId>(cards);
  return (card): card is Card => all.has(card);
};

export const isNumber = isIn(NUMBERS);
export const isRoyal = isIn(ROYALS);
export const isJoker = isIn(JOKERS);

/** What each card says of itself, read once: the engine asks at every turn. */
const SUIT_OF: Partial<Record<CardId, Suit>> = {};
const VALUE_OF: Partial<Record<CardId, Value>> = {};
const RANK_OF: Partial<Record<CardId, Rank>> = {};
for (const suit of SUITS) {
  for (const value of VALUES) {
    SUIT_OF[`${suit}-${value}`] = suit;
    VALUE_OF[`${suit}-${value}`] = value;
  }
  for (const rank of RANKS) {
    SUIT_OF[`${suit}-${rank}`] = suit;
    RANK_OF[`${suit}-${rank}`] = rank;
  }
}

export const suitOf = (card: NumberId | RoyalId): Suit => SUIT_OF[card]!;

export const valueOf = (card: NumberId): Value => VALUE_OF[card]!;

export const rankOf = (card: RoyalId): Rank => RANK_OF[card]!;

const suitAfter = (suit: Suit, steps: number): Suit =>
  SUITS[(SUITS.indexOf(suit) + steps) % SUITS.length]!;

export const nextSuit = (suit: Suit): Suit => suitAfter(suit, 1);

export const previousSuit = (suit: Suit): Suit => suitAfter(suit, SUITS.length - 1);
