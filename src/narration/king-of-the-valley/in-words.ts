import { say, type Words } from '../../i18n/words.ts';
import { isCollector, kindOf, taxOf, type TileId } from '../../games/king-of-the-valley/tiles.ts';
import { CELLS, VALLEY_ROWS, type Cell } from '../../games/king-of-the-valley/valley.ts';
import type { ColumnPicture, Picture, RowPicture, SeatPicture, Subjects } from './picture.ts';

/**
 * The board in words, for whoever does not see it: a line per row of the valley and of the hill,
 * from the top, and one per castle.
 */
export interface BoardInWords {
  readonly valley: readonly string[];
  readonly hill: readonly string[];
  readonly castles: readonly string[];
}

export function boardInWords(picture: Picture, words: Words): BoardInWords {
  return {
    valley: VALLEY_ROWS.map((cells) =>
      say(words, 'on-table.valley-row', {
        row: cells[0]!.slice(1),
        tiles: cells.map((cell) => groundIn(picture, cell, words)).join('; '),
      }),
    ),
    hill: picture.hill.toReversed().map((row) => hillRow(row, words)),
    castles: picture.seats.map((seat) => castleIn(seat, words)),
  };
}

/** A tile by its name; a tax collector with what he asks for and pays. */
export function nameOf(tile: TileId, words: Words): string {
  if (!isCollector(tile)) return say(words, `tile.${tile}`);
  const { demand, gold } = taxOf(tile);
  const collector = say(words, `tile.${kindOf(tile)}`);
  return demand === 0
    ? say(words, 'on-table.collector.free', { collector, gold })
    : say(words, 'on-table.collector', { collector, demand, gold });
}

/** What there is on a position of the valley: its tile, kings, and the coin of a priest. */
export function groundIn({ valley, seats, coins }: Picture, cell: Cell, words: Words): string {
  const tile = valley[CELLS.indexOf(cell)] ?? null;
  return [
    tile ? nameOf(tile, words) : say(words, 'on-table.open'),
    ...seats
      .filter(({ king }) => king === cell)
      .map(({ seat }) => say(words, 'on-table.king', { seat: say(words, `seat.${seat}`) })),
    ...(coins.includes(cell) ? [say(words, 'on-table.coin')] : []),
  ].join(', ');
}

/** What lies at a place of the hill. */
export const placeIn = (tile: TileId | null, words: Words): string =>
  tile ? nameOf(tile, words) : say(words, 'on-table.empty');

const hillRow = ({ row, price, left, right }: RowPicture, words: Words): string =>
  say(words, 'on-table.hill-row', {
    row,
    price,
    left: placeIn(left, words),
    right: placeIn(right, words),
  });

const listed = (subjects: readonly Subjects[], words: Words): string =>
  subjects
    .map(({ tile, count }) =>
      count > 1
        ? say(words, 'on-table.count', { count, tile: nameOf(tile, words) })
        : nameOf(tile, words),
    )
    .join(', ');

/** A column of a castle: what lies in it face up and face down, and whether it has been taxed. */
export function columnIn({ column, up, down, taxed }: ColumnPicture, words: Words): string {
  const parts = [
    ...(up.length > 0 ? [listed(up, words)] : []),
    ...(down.length > 0 ? [say(words, 'on-table.face-down', { tiles: listed(down, words) })] : []),
    ...(up.length + down.length === 0 ? [say(words, 'on-table.empty')] : []),
    ...(taxed ? [say(words, 'on-table.taxed')] : []),
  ];
  return say(words, 'on-table.column', {
    column: say(words, `column.${column}`),
    tiles: parts.join(', '),
  });
}

function castleIn(
  { seat, starts, winner, gold, kingdoms, castle, inHand }: SeatPicture,
  words: Words,
): string {
  const parts = [
    ...(starts ? [say(words, 'on-table.starts')] : []),
    ...(winner ? [say(words, 'on-table.winner')] : []),
    say(words, 'on-table.gold', { gold }),
    ...(kingdoms > 0 ? [say(words, 'on-table.kingdoms', { count: kingdoms })] : []),
    ...(inHand.length > 0
      ? [
          say(words, 'on-table.in-hand', {
            tiles: inHand.map((tile) => nameOf(tile, words)).join(', '),
          }),
        ]
      : []),
    ...castle.map((column) => columnIn(column, words)),
  ];
  return say(words, 'on-table.castle', {
    seat: say(words, `seat.${seat}`),
    things: parts.join('; '),
  });
}
