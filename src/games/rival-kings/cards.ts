import type { Symbols } from './characters.ts';
import type { Known, Provenance } from '../../engine/provenance.ts';

// prettier-ignore
export const SUBJECTS = [
  'gardener', 'watchman', 'jailer', 'court-lady', 'bishop', 'scholar', 'troubadour', 'sailor', 'blacksmith', 'carpenter',
  'market-woman', 'innkeeper', 'vintner', 'miner', 'herbalist', 'farmer',
] as const;
export type SubjectId = (typeof SUBJECTS)[number];

// prettier-ignore
export const BUILDINGS = [
  'garden', 'castle-wall', 'prison', 'pavilion', 'cathedral', 'university', 'tavern', 'harbor', 'forge', 'carpentry', 'market', 'inn',
  'vineyard', 'mine', 'herb-meadow', 'farm',
] as const;
export type BuildingId = (typeof BUILDINGS)[number];

/** A kind of card; two identical copies of each kind are in the box. */
export type CardId = SubjectId | BuildingId;

export const COLOURS = ['yellow', 'red', 'blue', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

/** What the reader's own cards show where it differs from our data. */
export interface OwnCards {
  readonly numbers: Readonly<Partial<Record<CardId, number>>>;
  readonly colours: Readonly<Partial<Record<CardId, Colour>>>;
  readonly symbols: Symbols;
}

/** A kind of subject or building. The pairing of subjects and buildings is printed. */
export interface Card {
  readonly kind: 'subject' | 'building';
  /** The other card of the perfect pair. */
  readonly partner: CardId;
  readonly colour: Known<Colour>;
  /** Price in coins and possible points. */
  readonly number: Known<number>;
  /** Coins on the back. */
  readonly back: Known<1 | 2>;
}

function subject(
  partner: BuildingId,
  colour: Colour,
  colourFrom: Provenance,
  number: number,
  numberFrom: Provenance,
): Card {
  return {
    kind: 'subject',
    partner,
    colour: { value: colour, provenance: colourFrom },
    number: { value: number, provenance: numberFrom },
    back: { value: 1, provenance: 'found-elsewhere' },
  };
}

function building(
  partner: SubjectId,
  colour: Colour,
  colourFrom: Provenance,
  number: number,
  numberFrom: Provenance,
): Card {
  return {
    kind: 'building',
    partner,
    colour: { value: colour, provenance: colourFrom },
    number: { value: number, provenance: numberFrom },
    back: { value: 2, provenance: 'found-elsewhere' },
  };
}

/**
 * The 32 kinds of card, in printed order. Printed are the colours of four cards and, by the order
 * in which the scoring example names them, the numbers of four; every other number is a placeholder
 * that agrees with all that is printed.
 */
export const CARDS: Readonly<Record<CardId, Card>> = {
  gardener: subject('garden', 'yellow', 'inferred', 3, 'printed'),
  watchman: subject('castle-wall', 'yellow', 'inferred', 3, 'assumed'),
  jailer: subject('prison', 'yellow', 'inferred', 3, 'assumed'),
  'court-lady': subject('pavilion', 'yellow', 'inferred', 3, 'assumed'),
  bishop: subject('cathedral', 'red', 'inferred', 3, 'assumed'),
  scholar: subject('university', 'red', 'inferred', 3, 'assumed'),
  troubadour: subject('tavern', 'red', 'inferred', 3, 'assumed'),
  sailor: subject('harbor', 'red', 'printed', 3, 'assumed'),
  blacksmith: subject('forge', 'blue', 'inferred', 2, 'assumed'),
  carpenter: subject('carpentry', 'blue', 'inferred', 2, 'assumed'),
  'market-woman': subject('market', 'blue', 'inferred', 2, 'assumed'),
  innkeeper: subject('inn', 'blue', 'printed', 2, 'assumed'),
  vintner: subject('vineyard', 'green', 'inferred', 1, 'printed'),
  miner: subject('mine', 'green', 'inferred', 1, 'assumed'),
  herbalist: subject('herb-meadow', 'green', 'inferred', 1, 'assumed'),
  farmer: subject('farm', 'green', 'inferred', 1, 'assumed'),
  garden: building('gardener', 'yellow', 'inferred', 4, 'printed'),
  'castle-wall': building('watchman', 'yellow', 'inferred', 4, 'assumed'),
  prison: building('jailer', 'yellow', 'printed', 4, 'assumed'),
  pavilion: building('court-lady', 'yellow', 'inferred', 4, 'assumed'),
  cathedral: building('bishop', 'red', 'inferred', 4, 'assumed'),
  university: building('scholar', 'red', 'inferred', 4, 'assumed'),
  tavern: building('troubadour', 'red', 'inferred', 4, 'assumed'),
  harbor: building('sailor', 'red', 'inferred', 4, 'assumed'),
  forge: building('blacksmith', 'blue', 'printed', 3, 'assumed'),
  carpentry: building('carpenter', 'blue', 'inferred', 3, 'assumed'),
  market: building('market-woman', 'blue', 'inferred', 3, 'assumed'),
  inn: building('innkeeper', 'blue', 'inferred', 3, 'assumed'),
  vineyard: building('vintner', 'green', 'inferred', 3, 'printed'),
  mine: building('miner', 'green', 'inferred', 3, 'assumed'),
  'herb-meadow': building('herbalist', 'green', 'inferred', 3, 'assumed'),
  farm: building('farmer', 'green', 'inferred', 3, 'assumed'),
};

/** Copies of each kind in the box. */
export const COPIES = 2;
/** Coins in the game: 16 subject backs of 1 and 16 building backs of 2. */
export const COINS = 48;
/** Cards that are left over at set-up and serve as coins (`rk.setup.money-from-rest`). */
export const COIN_CARDS = 32;
export const MARKERS = 30;
/** Cards in each pile at the start. */
export const PILE_SIZE = 8;
/** Buildings, and likewise subjects, that lie in the piles at the start; the others are money. */
export const CARDS_IN_PLAY = 16;

export const isSubject = (card: CardId): card is SubjectId => CARDS[card].kind === 'subject';
export const isBuilding = (card: CardId): card is BuildingId => CARDS[card].kind === 'building';

/** The number on a card: the reader's own if given, else ours. */
export const numberOf = (
  state: { readonly own: Pick<OwnCards, 'numbers'> },
  card: CardId,
): number => state.own.numbers[card] ?? CARDS[card].number.value;

/** The colour of a card: the reader's own if given, else ours. */
export const colourOf = (
  state: { readonly own: Pick<OwnCards, 'colours'> },
  card: CardId,
): Colour => state.own.colours[card] ?? CARDS[card].colour.value;

/** All 64 cards of the box, both copies of each kind. */
export const allCards = (): CardId[] => [...BUILDINGS, ...BUILDINGS, ...SUBJECTS, ...SUBJECTS];
