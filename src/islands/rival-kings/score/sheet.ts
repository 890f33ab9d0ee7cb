import type { Seat } from '../../../engine/types.ts';
import type { Scored } from '../../score/tally.ts';
import {
  CARDS,
  isSubject,
  SUBJECTS,
  type CardId,
  type OwnCards,
  type SubjectId,
} from '../../../games/rival-kings/cards.ts';
import type { Event } from '../../../games/rival-kings/types/event.ts';
import type { Position, PositionPlayer } from '../../../games/rival-kings/types/position.ts';
import type { ScoreLine } from '../../../games/rival-kings/types/score.ts';
import type { View } from '../../../games/rival-kings/types/view.ts';

/** What lies in front of somebody at the end. */
export type Owner = Required<
  Pick<PositionPlayer, 'seat' | 'subjects' | 'buildings' | 'coins' | 'markers'>
>;

/** A score sheet of Rival Kings: a position of a game that is over, with everything written out. */
export interface RivalKingsSheet extends Pick<
  Position,
  'numbers' | 'colours' | 'rulings' | 'series'
> {
  readonly over: true;
  readonly players: readonly Owner[];
}

/** The parts of a score, as its rules are called. */
export const PARTS = [
  'perfect',
  'colour',
  'single',
  'coins',
  'markers',
] as const satisfies readonly PartOf<ScoreLine['rule']>[];
type PartOf<Rule extends string> = Rule extends `rk.score.${infer Part}` ? Part : never;

/** The open rulings on which a score can depend. */
export const DECIDING = [
  'perfect-first-or-best',
  'colour-pair-optional',
  'winner-tie',
] as const satisfies readonly (keyof NonNullable<Position['rulings']>)[];

const NOTHING = { subjects: [], buildings: [], coins: 0, markers: 0 } as const;

/** The player of the printed example, with its 11 points, beside somebody with 8. */
export const EXAMPLE: RivalKingsSheet = {
  over: true,
  players: [
    {
      seat: 'noor',
      subjects: ['vintner', 'gardener', 'innkeeper', 'sailor'],
      buildings: ['vineyard', 'forge', 'garden', 'prison'],
      coins: 4,
      markers: 3,
    },
    {
      seat: 'mila',
      subjects: ['watchman', 'blacksmith', 'herbalist', 'troubadour'],
      buildings: ['mine', 'farm', 'university', 'inn'],
      coins: 2,
      markers: 2,
    },
  ],
};

export const emptySheet = (seats: readonly Seat[]): RivalKingsSheet => ({
  over: true,
  players: seats.map((seat) => ({ seat, ...NOTHING })),
});

/** The same sheet with other seats; who stays keeps everything. */
export function seatedSheet(sheet: RivalKingsSheet, seats: readonly Seat[]): RivalKingsSheet {
  return {
    ...sheet,
    players: seats.map(
      (seat) => sheet.players.find((player) => player.seat === seat) ?? { seat, ...NOTHING },
    ),
  };
}

export const clearedSheet = (sheet: RivalKingsSheet): RivalKingsSheet => ({
  ...sheet,
  players: sheet.players.map(({ seat }) => ({ seat, ...NOTHING })),
});

export const isBlank = ({ players }: RivalKingsSheet): boolean =>
  players.every(
    ({ subjects, buildings, coins, markers }) =>
      subjects.length + buildings.length + coins + markers === 0,
  );

/**
 * The sheet of a table: what lies in front of everybody, with the reader’s numbers and readings.
 */
export function sheetOf(
  { players, own }: View,
  { rulings, series }: RivalKingsSheet,
): RivalKingsSheet {
  return {
    over: true,
    players: players.map(({ seat, subjects, buildings, coins, markers }) => ({
      seat,
      subjects,
      buildings,
      coins,
      markers,
    })),
    ...(Object.keys(own.numbers).length > 0 && { numbers: own.numbers }),
    ...(Object.keys(own.colours).length > 0 && { colours: own.colours }),
    ...(rulings && { rulings }),
    ...(series && { series }),
  };
}

/** What an event of the scoring is to a sheet. */
export function scoredBy(event: Event): Scored {
  if (event.type !== 'lineScored')
    return { kind: event.type === 'seriesScored' ? 'series' : 'winners' };
  const { seat, line } = event;
  return { kind: 'line', seat, part: line.rule.slice('rk.score.'.length), points: line.points };
}

export const ownerAt = ({ players }: RivalKingsSheet, seat: Seat): Owner =>
  players.find((player) => player.seat === seat) ?? players[0]!;

function withOwner(sheet: RivalKingsSheet, seat: Seat, change: Partial<Owner>): RivalKingsSheet {
  return {
    ...sheet,
    players: sheet.players.map((player) =>
      player.seat === seat ? { ...player, ...change } : player,
    ),
  };
}

/** One more copy of a card in front of a seat. */
export function withCard(sheet: RivalKingsSheet, seat: Seat, card: CardId): RivalKingsSheet {
  const { subjects, buildings } = ownerAt(sheet, seat);
  return withOwner(
    sheet,
    seat,
    isSubject(card) ? { subjects: [...subjects, card] } : { buildings: [...buildings, card] },
  );
}

/** One copy of a card fewer in front of a seat. */
export function withoutCard(sheet: RivalKingsSheet, seat: Seat, card: CardId): RivalKingsSheet {
  const { subjects, buildings } = ownerAt(sheet, seat);
  return withOwner(
    sheet,
    seat,
    isSubject(card) ? { subjects: less(subjects, card) } : { buildings: less(buildings, card) },
  );
}

function less<Card>(cards: readonly Card[], card: Card): readonly Card[] {
  const last = cards.lastIndexOf(card);
  return cards.filter((_, place) => place !== last);
}

export const withTokens = (
  sheet: RivalKingsSheet,
  seat: Seat,
  tokens: Partial<Pick<Owner, 'coins' | 'markers'>>,
): RivalKingsSheet => withOwner(sheet, seat, tokens);

/** The number on the reader’s own cards of a kind; undefined for ours. */
export function withNumber(
  sheet: RivalKingsSheet,
  card: CardId,
  number: number | undefined,
): RivalKingsSheet {
  const { numbers, ...rest } = sheet;
  const entries = Object.entries(numbers ?? {}).filter(([other]) => other !== card);
  if (number !== undefined) entries.push([card, number]);
  return entries.length > 0 ? { ...rest, numbers: Object.fromEntries(entries) } : rest;
}

/** How many copies of a card lie in front of a seat. */
export const copiesOf = ({ subjects, buildings }: Owner, card: CardId): number =>
  [...subjects, ...buildings].filter((other) => other === card).length;

/** What the reader’s own cards show where it differs from ours. */
export const ownCards = ({ numbers = {}, colours = {} }: RivalKingsSheet): OwnCards => ({
  numbers,
  colours,
  symbols: {},
});

/** Every pair of cards of a realm, in printed order: the subject, then its building. */
export const pairsOf = (realm: string): readonly (readonly [CardId, CardId])[] =>
  SUBJECTS.filter((subject) => CARDS[subject].colour.value === realm).map((subject) => [
    subject,
    CARDS[subject].partner,
  ]);

/** The cards of a seat, in the order in which the palette shows them. */
export const inOrder = ({ subjects, buildings }: Owner): readonly CardId[] =>
  [...subjects, ...buildings].sort((a, b) => placeOf(a) - placeOf(b));

const placeOf = (card: CardId): number =>
  isSubject(card)
    ? 2 * SUBJECTS.indexOf(card)
    : 2 * SUBJECTS.indexOf(CARDS[card].partner as SubjectId) + 1;

/**
 * Whether a number is ours for want of a printed one, so that the reader’s card may show another.
 */
export const isAssumed = (card: CardId): boolean => CARDS[card].number.provenance === 'assumed';
