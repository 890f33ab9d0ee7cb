import type { Bag } from '../../engine/pieces.ts';
import type { Known, Provenance } from '../../engine/provenance.ts';

/**
 * The columns of a castle, the portraits of its board in printed order. Jesters lie in one of them:
 * they have no portrait (`kv.jester.any-column`).
 */
export const COLUMNS = ['queen', 'duke', 'countess', 'knight', 'farmer', 'farmers-wife'] as const;
export type Column = (typeof COLUMNS)[number];

/** The four orders of knights; what they are called on the tiles the printed text does not say. */
export const ORDERS = [1, 2, 3, 4] as const;
export type Order = (typeof ORDERS)[number];

/** How many identical subjects a tax collector asks for (`kv.tax.requirement-classes`). */
const DEMANDS = [0, 3, 4, 5] as const;
export type Demand = (typeof DEMANDS)[number];

/**
 * Gold that may stand on a tax collector: 3 to 10 is printed, more or less is somebody’s own copy.
 */
// prettier-ignore
const AMOUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] as const;
export type Amount = (typeof AMOUNTS)[number];

/** A knight of an order. */
export type KnightId = `knight-${Order}`;

/**
 * A tax collector is what stands on it: `tax-collector-3-5` asks for three identical subjects and
 * pays five gold.
 */
export type CollectorId = `tax-collector-${Demand}-${Amount}`;

export type SubjectId = Exclude<Column, 'knight'> | KnightId | 'jester';
export type SpecialistId = 'priest' | 'wizard' | CollectorId;

/**
 * A character tile by what is to be seen on it. Equal tiles are told apart by their place, and
 * nothing else.
 */
export type TileId = SubjectId | SpecialistId;

export const KNIGHTS: readonly KnightId[] = ORDERS.map((order) => `knight-${order}` as const);

const COLLECTORS: readonly CollectorId[] = DEMANDS.flatMap((demand) =>
  AMOUNTS.map((amount): CollectorId => `tax-collector-${demand}-${amount}`),
);

export const SUBJECTS: readonly SubjectId[] = [
  'queen',
  'duke',
  'countess',
  ...KNIGHTS,
  'farmer',
  'farmers-wife',
  'jester',
];

/** Every tile that there can be, subjects first: the order in which tiles are listed everywhere. */
export const TILES: readonly TileId[] = [...SUBJECTS, 'priest', 'wizard', ...COLLECTORS];

/**
 * The characters (`kv.characters.two-kinds`): subjects from the highest influence down, then
 * specialists.
 */
// prettier-ignore
export const KINDS = ['queen', 'duke', 'countess', 'knight', 'farmer', 'farmers-wife', 'jester', 'priest', 'wizard', 'tax-collector'] as const;
export type Kind = (typeof KINDS)[number];

/** How many tiles of each character are in the box: 90 in all. All of it is printed. */
export const TILES_OF: Readonly<Record<Kind, number>> = {
  queen: 3,
  duke: 6,
  countess: 9,
  knight: 20,
  farmer: 24,
  'farmers-wife': 12,
  jester: 3,
  priest: 3,
  wizard: 2,
  'tax-collector': 8,
};

/** Positions that a turn can open: those of all priests, and three for a set. */
export const MOST_OPENED = TILES_OF.priest + 3;

/** Knights of each order (`kv.subject.orders`). */
export const KNIGHTS_PER_ORDER = 5;

/**
 * Influence of the subjects in a column; a jester copies it there, and counts nothing at the end
 * (`kv.subject.influence`, `kv.jester.copy-is-temporary`).
 */
export const INFLUENCE: Readonly<Record<Column, 1 | 2 | 3 | 4 | 5>> = {
  queen: 5,
  duke: 4,
  countess: 3,
  knight: 2,
  farmer: 1,
  'farmers-wife': 1,
};

interface Face {
  readonly kind: Kind;
  /** Of a subject with a portrait. */
  readonly column?: Column;
  /** Of a tax collector. */
  readonly demand?: Demand;
  readonly gold?: Amount;
}

function faceOf(tile: TileId): Face {
  const [head, first, second] = /^(knight|tax-collector)-(\d+)-?(\d+)?$/.exec(tile)?.slice(1) ?? [];
  if (head === 'knight') return { kind: 'knight', column: 'knight' };
  if (head)
    return {
      kind: 'tax-collector',
      demand: Number(first) as Demand,
      gold: Number(second) as Amount,
    };
  const kind = tile as Exclude<Kind, 'knight' | 'tax-collector'>;
  return kind === 'jester' || kind === 'priest' || kind === 'wizard'
    ? { kind }
    : { kind, column: kind };
}

/** What is to be seen on each tile, read off its id once. */
const FACES = Object.fromEntries(TILES.map((tile) => [tile, faceOf(tile)])) as Readonly<
  Record<TileId, Face>
>;

/** The character on a tile: all knights are one, and so are all tax collectors. */
export const kindOf = (tile: TileId): Kind => FACES[tile].kind;

/** The column with the portrait of a tile; none has that of a jester or a specialist. */
export const columnOf = (tile: TileId): Column | undefined => FACES[tile].column;

/** What a tax collector asks for and pays. */
export const taxOf = (
  collector: CollectorId,
): { readonly demand: Demand; readonly gold: Amount } => {
  const { demand, gold } = FACES[collector];
  return { demand: demand!, gold: gold! };
};

export const isCollector = (tile: TileId): tile is CollectorId =>
  FACES[tile].kind === 'tax-collector';

const ARE_SUBJECTS: ReadonlySet<TileId> = new Set(SUBJECTS);

/** Subjects are kept; specialists are used and discarded (`kv.specialist.not-a-subject`). */
export const isSubject = (tile: TileId): tile is SubjectId => ARE_SUBJECTS.has(tile);

/** The number on the back of a tile (`kv.setup.three-piles`). */
export const STAGES = [1, 2, 3] as const;
export type Stage = (typeof STAGES)[number];

/** Which tiles have which number on their backs. */
export type Stages = Readonly<Record<Stage, Bag<TileId>>>;

/** How many tiles have each number. Printed. */
export const STAGE_SIZE: Readonly<Record<Stage, number>> = { 1: 29, 2: 30, 3: 31 };

/**
 * The stages where a position does not bring its own. Printed are the sums, one priest in each
 * stage and one wizard in the second and the third; the rest is divided as evenly as it goes, and
 * what stands on the tax collectors is a ladder from 3 to 10 gold.
 */
export const ASSUMED_STAGES: Known<Stages> = {
  provenance: 'assumed',
  // prettier-ignore
  value: {
    1: {
      queen: 1, duke: 2, countess: 3, 'knight-1': 2, 'knight-2': 2, 'knight-3': 2, 'knight-4': 1, farmer: 8, 'farmers-wife': 4, jester: 1,
      priest: 1, 'tax-collector-0-3': 1, 'tax-collector-3-5': 1,
    },
    2: {
      queen: 1, duke: 2, countess: 3, 'knight-1': 1, 'knight-2': 2, 'knight-3': 1, 'knight-4': 2, farmer: 8, 'farmers-wife': 4, jester: 1,
      priest: 1, wizard: 1, 'tax-collector-0-4': 1, 'tax-collector-3-6': 1, 'tax-collector-4-7': 1,
    },
    3: {
      queen: 1, duke: 2, countess: 3, 'knight-1': 2, 'knight-2': 1, 'knight-3': 2, 'knight-4': 2, farmer: 8, 'farmers-wife': 4, jester: 1,
      priest: 1, wizard: 1, 'tax-collector-4-8': 1, 'tax-collector-5-9': 1, 'tax-collector-5-10': 1,
    },
  },
};

/** Where it comes from how many tiles of a character have a stage on their backs. */
export const stageProvenance = (kind: Kind): Provenance =>
  kind === 'priest' || kind === 'wizard' ? 'printed' : 'assumed';
