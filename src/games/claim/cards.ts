export const FACTIONS = ['goblin', 'knight', 'zombie', 'dwarf', 'doppelganger'] as const;
export type FactionId = (typeof FACTIONS)[number];

export type Value = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/**
 * A card: its faction and value. The last number tells the five zeros of the goblins apart, and
 * nothing else does.
 */
export type CardId =
  | `goblin-0-${1 | 2 | 3 | 4 | 5}`
  | `goblin-${Exclude<Value, 0>}`
  | `knight-${Exclude<Value, 0 | 1>}`
  | `${'zombie' | 'dwarf' | 'doppelganger'}-${Value}`;

const VALUES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const ZEROS = ['goblin-0-1', 'goblin-0-2', 'goblin-0-3', 'goblin-0-4', 'goblin-0-5'] as const;

const isPositive = (value: Value): value is Exclude<Value, 0> => value > 0;
const isKnightly = (value: Value): value is Exclude<Value, 0 | 1> => value > 1;

/**
 * The 52 cards of the deck. The two overview cards are never shuffled in
 * (`cl.setup.overview-cards-aside`).
 */
export const CARDS: readonly CardId[] = [
  ...ZEROS,
  ...VALUES.filter(isPositive).map((value) => `goblin-${value}` as const),
  ...VALUES.filter(isKnightly).map((value) => `knight-${value}` as const),
  ...VALUES.map((value) => `zombie-${value}` as const),
  ...VALUES.map((value) => `dwarf-${value}` as const),
  ...VALUES.map((value) => `doppelganger-${value}` as const),
];

/** Faction and value of each card, read off its id once. */
const FACES: ReadonlyMap<CardId, { readonly faction: FactionId; readonly value: Value }> = new Map(
  CARDS.map((card) => {
    const [faction, value] = card.split('-');
    return [card, { faction: faction as FactionId, value: Number(value) as Value }];
  }),
);

export const factionOf = (card: CardId): FactionId => FACES.get(card)!.faction;

/** 0 is the lowest, 9 the highest; the five zeros of the goblins are equal. */
export const valueOf = (card: CardId): Value => FACES.get(card)!.value;

/** Whether one of these cards is of the faction. */
export const hasFaction = (faction: FactionId, cards: readonly CardId[]): boolean =>
  cards.some((card) => factionOf(card) === faction);

/** The cards of a faction, lowest first. */
export const cardsOfFaction = (faction: FactionId): readonly CardId[] =>
  CARDS.filter((card) => factionOf(card) === faction);

/** Cards in each hand at the beginning of a phase, and tricks in it. */
export const HAND_SIZE = 13;
