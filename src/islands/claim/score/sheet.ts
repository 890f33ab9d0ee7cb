import type { Seat } from '../../../engine/types.ts';
import {
  CARDS,
  factionOf,
  FACTIONS,
  HAND_SIZE,
  valueOf,
  type CardId,
  type FactionId,
} from '../../../games/claim/cards.ts';
import type { Event } from '../../../games/claim/types/event.ts';
import type { Position, PositionPlayer } from '../../../games/claim/types/position.ts';
import type { View } from '../../../games/claim/types/view.ts';
import type { Sheet, SheetSeries } from '../../score/sheet.ts';
import type { Scored } from '../../score/tally.ts';

/** Somebody’s score pile, in the order of the deck. */
type Pile = Required<Pick<PositionPlayer, 'seat' | 'score'>>;

/**
 * A score sheet of Claim: the two score piles, and who won the last trick, on which a vote hangs by
 * some readings.
 */
export interface ClaimSheet extends Pick<Position, 'rulings'> {
  readonly over: true;
  readonly players: readonly Pile[];
  readonly lastWinner: Seat;
  readonly series?: SheetSeries;
}

/** Every sheet that comes back here was made here. */
export const own = (sheet: Sheet): ClaimSheet => sheet as ClaimSheet;

/** The open rulings on which votes can depend. */
export const DECIDING = [
  'empty-faction-vote',
  'dead-heat-vote',
  'nobody-has-three',
] as const satisfies readonly (keyof NonNullable<Position['rulings']>)[];

/** A finished game leaves at least the cards of phase 2 in the score piles. */
export const FEWEST_CARDS = 2 * HAND_SIZE;

/**
 * Three votes to two, two of the three by the highest card. All zombies were played in phase 1, so
 * the piles are as large as they can be.
 */
export const EXAMPLE: ClaimSheet = {
  over: true,
  players: [
    {
      seat: 'noor',
      score: [
        ...([
          'goblin-0-1',
          'goblin-2',
          'goblin-5',
          'goblin-8',
          'knight-3',
          'knight-5',
          'knight-9',
        ] as const),
        ...(['zombie-0', 'zombie-2', 'zombie-4', 'zombie-6', 'zombie-8'] as const),
        ...([
          'dwarf-1',
          'dwarf-4',
          'dwarf-6',
          'dwarf-9',
          'doppelganger-2',
          'doppelganger-7',
        ] as const),
      ],
    },
    {
      seat: 'mila',
      score: [
        ...(['goblin-0-2', 'goblin-6', 'goblin-9', 'knight-2', 'knight-6', 'knight-8'] as const),
        ...(['zombie-1', 'zombie-3', 'zombie-5', 'zombie-7', 'zombie-9'] as const),
        ...([
          'dwarf-0',
          'dwarf-3',
          'dwarf-7',
          'dwarf-8',
          'doppelganger-4',
          'doppelganger-5',
          'doppelganger-9',
        ] as const),
      ],
    },
  ],
  lastWinner: 'noor',
};

export const emptySheet = (seats: readonly Seat[]): ClaimSheet => ({
  over: true,
  players: seats.map((seat) => ({ seat, score: [] })),
  lastWinner: seats[0]!,
});

/** The same sheet with other seats; who stays keeps the pile. */
export function seatedSheet(sheet: ClaimSheet, seats: readonly Seat[]): ClaimSheet {
  const players = seats.map(
    (seat) => sheet.players.find((player) => player.seat === seat) ?? { seat, score: [] },
  );
  return {
    ...sheet,
    players,
    lastWinner: seats.includes(sheet.lastWinner) ? sheet.lastWinner : seats[0]!,
  };
}

export const clearedSheet = (sheet: ClaimSheet): ClaimSheet => ({
  ...sheet,
  ...emptySheet(sheet.players.map(({ seat }) => seat)),
});

export const isBlank = (sheet: ClaimSheet): boolean => cardCount(sheet) === 0;

/** How many cards lie in both piles. */
export const cardCount = ({ players }: ClaimSheet): number =>
  players.reduce((sum, { score }) => sum + score.length, 0);

/** Whether so many cards lie there as a finished game leaves. */
export const isWhole = (sheet: ClaimSheet): boolean => cardCount(sheet) >= FEWEST_CARDS;

/** The sheet of a table: what lies in the score piles, with the reader’s readings and series. */
export function sheetOf(
  { players, lastWinner }: View,
  { rulings, series, ...written }: Partial<ClaimSheet>,
): ClaimSheet {
  return {
    over: true,
    players: players.map(({ seat, score }) => ({ seat, score: inOrder(score) })),
    lastWinner: lastWinner ?? written.lastWinner ?? players[0]!.seat,
    ...(rulings && { rulings }),
    ...(series && { series }),
  };
}

/**
 * A sheet as the rules are asked about it: a finished game without any card cannot be, so a sheet
 * on which nothing has been entered is a game that is still in its box.
 */
export function laid(sheet: Position): Position {
  const { over, lastWinner: _, ...rest } = sheet;
  const isEmpty =
    over && !rest.discard && rest.players.every(({ score = [] }) => score.length === 0);
  return isEmpty ? { ...rest, box: true } : sheet;
}

/**
 * What the rules are asked about a sheet. As long as cards are still to be entered, a faction
 * without cards is none that nobody has won: no reading of an open ruling gives its vote away. Of
 * series the rules know nothing.
 */
export function positionOf({ series: _, rulings, ...position }: ClaimSheet): Position {
  return isWhole(position) && rulings ? { ...position, rulings } : laid(position);
}

/** What an event of the scoring is to a sheet: each faction is a part, and its vote a point. */
export function scoredBy(event: Event): Scored {
  if (event.type === 'voteGiven')
    return { kind: 'line', seat: event.seat, part: event.faction, points: 1 };
  if (event.type === 'factionCounted' || event.type === 'voteLapsed')
    return { kind: 'line', part: event.faction, points: 0 };
  return { kind: 'winners' };
}

const inOrder = (cards: readonly CardId[]): CardId[] =>
  CARDS.filter((card) => cards.includes(card));

/** In whose pile a card lies. */
export const ownerOf = ({ players }: ClaimSheet, card: CardId): Seat | undefined =>
  players.find(({ score }) => score.includes(card))?.seat;

/** A card into a seat’s pile, or out of it where it lies there. */
export function withCardTurned(sheet: ClaimSheet, seat: Seat, card: CardId): ClaimSheet {
  const turned = (pile: readonly CardId[]): CardId[] =>
    pile.includes(card) ? pile.filter((other) => other !== card) : inOrder([...pile, card]);
  return {
    ...sheet,
    players: sheet.players.map((pile) =>
      pile.seat === seat ? { seat, score: turned(pile.score) } : pile,
    ),
  };
}

export const withLastWinner = (sheet: ClaimSheet, lastWinner: Seat): ClaimSheet => ({
  ...sheet,
  lastWinner,
});

/** A seat’s cards of a faction, lowest first. */
export const cardsIn = ({ players }: ClaimSheet, seat: Seat, faction: FactionId): CardId[] =>
  players.flatMap((pile) =>
    pile.seat === seat ? pile.score.filter((card) => factionOf(card) === faction) : [],
  );

/** Whether both are level in a faction: neither more cards nor a higher one. */
function isLevel(sheet: ClaimSheet, faction: FactionId): boolean {
  const [first, second] = sheet.players.map(({ seat }) =>
    cardsIn(sheet, seat, faction).map(valueOf),
  );
  return first!.length === second!.length && first!.at(-1) === second!.at(-1);
}

/** Whether a vote can hang on who won the last trick. */
export const asksLastWinner = (sheet: ClaimSheet): boolean =>
  isWhole(sheet) && FACTIONS.some((faction) => isLevel(sheet, faction));
