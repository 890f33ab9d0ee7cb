import { countOf, kindsIn, sizeOf, withMore, type Bag } from '../../../engine/pieces.ts';
import type { Seat } from '../../../engine/types.ts';
import { COLUMNS, type Column, type SubjectId } from '../../../games/king-of-the-valley/tiles.ts';
import type { Event } from '../../../games/king-of-the-valley/types/event.ts';
import type { Position, PositionPlayer } from '../../../games/king-of-the-valley/types/position.ts';
import type { View } from '../../../games/king-of-the-valley/types/view.ts';
import type { Sheet, SheetSeries } from '../../score/sheet.ts';
import type { Scored } from '../../score/tally.ts';

/**
 * A castle at the end: everything has been turned face up (`kv.end.turn-all-face-up`). Columns with
 * nothing in them are left out.
 */
type Castle = Readonly<Partial<Record<Column, { readonly up: Bag<SubjectId> }>>>;

/** What somebody has at the end. */
type Owner = Required<Pick<PositionPlayer, 'seat' | 'gold' | 'kingdoms'>> & {
  readonly castle: Castle;
};

/** A score sheet of King of the Valley: everybody’s castle, kingdom tokens and gold. */
export interface ValleySheet extends Pick<Position, 'rulings'> {
  readonly over: true;
  readonly players: readonly Owner[];
  readonly series?: SheetSeries;
}

/** Every sheet that comes back here was made here. */
export const own = (sheet: Sheet): ValleySheet => sheet as ValleySheet;

/** The open rulings on which a score can depend. */
export const DECIDING = [
  'couples-jester',
  'orders-jester',
] as const satisfies readonly (keyof NonNullable<Position['rulings']>)[];

const NOTHING = { castle: {}, gold: 0, kingdoms: 0 } as const;

/** The two castles of the scenario “counting-a-castle”. */
export const EXAMPLE: ValleySheet = {
  over: true,
  players: [
    {
      seat: 'noor',
      castle: {
        duke: { up: { duke: 2 } },
        countess: { up: { countess: 2 } },
        knight: { up: { 'knight-3': 3 } },
        farmer: { up: { farmer: 5 } },
        'farmers-wife': { up: { 'farmers-wife': 2 } },
      },
      gold: 9,
      kingdoms: 0,
    },
    {
      seat: 'mila',
      castle: {
        queen: { up: { queen: 1 } },
        duke: { up: { duke: 1 } },
        countess: { up: { countess: 2 } },
        knight: { up: { 'knight-1': 3, 'knight-2': 2 } },
        farmer: { up: { farmer: 4 } },
        'farmers-wife': { up: { 'farmers-wife': 3 } },
      },
      gold: 7,
      kingdoms: 1,
    },
  ],
};

export const emptySheet = (seats: readonly Seat[]): ValleySheet => ({
  over: true,
  players: seats.map((seat) => ({ seat, ...NOTHING })),
});

/** The same sheet with other seats; who stays keeps everything. */
export const seatedSheet = (sheet: ValleySheet, seats: readonly Seat[]): ValleySheet => ({
  ...sheet,
  players: seats.map(
    (seat) => sheet.players.find((player) => player.seat === seat) ?? { seat, ...NOTHING },
  ),
});

export const clearedSheet = (sheet: ValleySheet): ValleySheet => ({
  ...sheet,
  ...emptySheet(sheet.players.map(({ seat }) => seat)),
});

export const isBlank = ({ players }: ValleySheet): boolean =>
  players.every(({ castle, gold, kingdoms }) => Object.keys(castle).length + gold + kingdoms === 0);

/**
 * The sheet of a table: what everybody has, all turned face up, with the reader’s readings and
 * series.
 */
export function sheetOf({ players }: View, { rulings, series }: Partial<ValleySheet>): ValleySheet {
  return {
    over: true,
    players: players.map(({ seat, castle, gold, kingdoms }) => ({
      seat,
      castle: castleOf((column) => [castle[column].up, castle[column].down]),
      gold,
      kingdoms,
    })),
    ...(rulings && { rulings }),
    ...(series && { series }),
  };
}

/** A castle in which each column holds all that lies in these bags. */
function castleOf(bagsIn: (column: Column) => readonly Bag<SubjectId>[]): Castle {
  const columns = COLUMNS.map((column) => {
    const up = bagsIn(column)
      .flatMap((bag) => kindsIn(bag).map((tile) => [tile, countOf(bag, tile)] as const))
      .reduce<Bag<SubjectId>>((all, [tile, count]) => withMore(all, tile, count), {});
    return [column, { up }] as const;
  });
  return Object.fromEntries(columns.filter(([, { up }]) => sizeOf(up) > 0));
}

/** What the rules are asked about a sheet; of series they know nothing. */
export const positionOf = ({ series: _, ...position }: ValleySheet): Position => position;

/** What an event of the scoring is to a sheet: each line of the notepad is a part. */
export function scoredBy(event: Event): Scored {
  if (event.type !== 'lineScored')
    return { kind: event.type === 'reputationScored' ? 'sum' : 'winners' };
  return { kind: 'line', seat: event.seat, part: event.line, points: event.points };
}

export const ownerAt = ({ players }: ValleySheet, seat: Seat): Owner =>
  players.find((player) => player.seat === seat)!;

const withOwner = (sheet: ValleySheet, seat: Seat, change: Partial<Owner>): ValleySheet => ({
  ...sheet,
  players: sheet.players.map((player) =>
    player.seat === seat ? { ...player, ...change } : player,
  ),
});

/** A kind of subject in a column of a castle; a jester may lie in any. */
export interface Subject {
  readonly column: Column;
  readonly tile: SubjectId;
}

/** How many of a kind somebody has in a column. */
export const countIn = ({ castle }: Owner, { column, tile }: Subject): number =>
  countOf(castle[column]?.up ?? {}, tile);

/** Subjects more or, with a negative number, fewer in somebody’s castle. */
export function withSubjects(
  sheet: ValleySheet,
  seat: Seat,
  { column, tile }: Subject,
  more: number,
): ValleySheet {
  const { castle } = ownerAt(sheet, seat);
  return withOwner(sheet, seat, {
    castle: castleOf((other) => {
      const up = castle[other]?.up ?? {};
      return [other === column ? withMore(up, tile, more) : up];
    }),
  });
}

export const withTokens = (
  sheet: ValleySheet,
  seat: Seat,
  tokens: Partial<Pick<Owner, 'gold' | 'kingdoms'>>,
): ValleySheet => withOwner(sheet, seat, tokens);
