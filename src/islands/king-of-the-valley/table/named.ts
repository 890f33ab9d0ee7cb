import {
  isCollector,
  KINDS,
  kindOf,
  KNIGHTS,
  TILES_OF,
  type Kind,
  type TileId,
} from '../../../games/king-of-the-valley/tiles.ts';
import type { Position, PositionPlayer } from '../../../games/king-of-the-valley/types/position.ts';
import { LINES } from '../../../games/king-of-the-valley/valley.ts';
import type { NamedCard, NamedTable, TablesNamed } from '../../table/named-table.ts';

/**
 * A king passes at most three tiles before the one on which it ends; a query that names more is no
 * question about a line.
 */
const MOST = 3;

const KING = 'a3';

/** The row in which the king stands, as it passes it. */
const LINE = LINES[KING].find((line) => line.includes('e3'))!;

/** What lies behind what is named: no two alike, and nothing that acts. */
const BYSTANDERS: readonly TileId[] = ['duke', 'countess', 'farmers-wife', 'farmer', 'knight-4'];

/** What wizards and tax collectors need, so that the line decides whether they can be taken. */
const CASTLE: PositionPlayer['castle'] = {
  countess: { up: { countess: 3 } },
  farmer: { up: { farmer: 3 } },
  'farmers-wife': { up: { 'farmers-wife': 3 } },
};

const needsCastle = (tile: TileId): boolean => tile === 'wizard' || isCollector(tile);

/**
 * The line that some tiles may mean: the king passes them in the order of the query, and whatever
 * lies behind them is like none of them.
 */
export const tablesNamed: TablesNamed = (cards) => {
  const named = tilesOf(cards);
  if (!named || named.length < 2 || named.length > MOST) return [];
  const bystanders = BYSTANDERS.filter((tile) =>
    named.every((other) => kindOf(other) !== kindOf(tile)),
  );
  const tiles = [...named, ...bystanders].slice(0, LINE.length);
  const table: NamedTable<Position> = {
    position: {
      // Out of the way: no straight line leads there.
      players: [
        { seat: 'noor', king: KING, ...(named.some(needsCastle) && { castle: CASTLE }) },
        { seat: 'mila', king: 'e5' },
      ],
      valley: Object.fromEntries(LINE.map((cell, place) => [cell, tiles[place]!])),
    },
    seats: [{ seat: 'noor', cards: named.map((tile) => ({ name: `tile.${nameOf(tile)}` })) }],
    assumed: 'characters',
  };
  return [table];
};

/** What the name of a tile goes by: of a tax collector its character. */
const nameOf = (tile: TileId): string => (isCollector(tile) ? 'tax-collector' : tile);

const isKind = (card: string): card is Kind => (KINDS as readonly string[]).includes(card);

/**
 * The tiles of the characters that are named; undefined where the box has no such tiles, or so
 * many.
 */
function tilesOf(cards: readonly NamedCard[]): readonly TileId[] | undefined {
  const known = cards.filter(({ card }) => isKind(card));
  const tiles = known.map(({ card, value }, place) =>
    tileOf(card as Kind, value, known.slice(0, place)),
  );
  const isThere = (tile: TileId | undefined): tile is TileId => tile !== undefined;
  const fits = known.every(
    ({ card }) => known.filter((other) => other.card === card).length <= TILES_OF[card as Kind],
  );
  return fits && tiles.every(isThere) ? tiles : undefined;
}

/**
 * A tile of a character: of knights one of the order that the value names, otherwise of another
 * order than those named before.
 */
function tileOf(
  kind: Kind,
  value: number | undefined,
  before: readonly NamedCard[],
): TileId | undefined {
  switch (kind) {
    case 'knight':
      return KNIGHTS[(value ?? 1 + before.filter(({ card }) => card === kind).length) - 1];
    case 'tax-collector':
      return value === undefined ? 'tax-collector-3-5' : undefined;
    case 'queen':
    case 'duke':
    case 'countess':
    case 'farmer':
    case 'farmers-wife':
    case 'jester':
    case 'priest':
    case 'wizard':
      return value === undefined ? kind : undefined;
  }
}
