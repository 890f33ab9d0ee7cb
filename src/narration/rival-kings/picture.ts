import type { Seat } from '../../engine/types.ts';
import { CARDS, type CardId, type Colour } from '../../games/rival-kings/cards.ts';
import {
  actionsOf,
  compareRanks,
  rankOf,
  type ActionKind,
  type CharacterId,
  type Rank,
} from '../../games/rival-kings/characters.ts';
import { conflictsOf } from '../../games/rival-kings/conflicts.ts';
import type { Event } from '../../games/rival-kings/types/event.ts';
import {
  PILES,
  type Conflict,
  type PileId,
  type Theft,
} from '../../games/rival-kings/types/state.ts';
import type { PlayerView, View } from '../../games/rival-kings/types/view.ts';

/**
 * The face of a card as the board draws it. `assumed`: the number is not known from the printed
 * text.
 */
export interface Face {
  readonly card: CardId;
  readonly kind: 'subject' | 'building';
  readonly colour: Colour;
  readonly number: number;
  readonly assumed: boolean;
}

/** One action on a seat's character. */
export interface Cell {
  readonly action: ActionKind;
  readonly done: boolean;
  readonly coveredBy: readonly Seat[];
  /** It was stolen a moment ago: whose crest lies there last now carries it out. */
  readonly due?: true;
}

/** A character with its rank. */
export interface Ranked {
  readonly character: CharacterId;
  readonly rank: Rank;
}

/** A character in hand, with what it may do. */
export interface Held extends Ranked {
  readonly actions: readonly ActionKind[];
}

/** One seat of the ladder. */
export interface SeatPicture {
  readonly seat: Seat;
  readonly character: CharacterId | 'face-down' | null;
  /** The character still lies face down; eyes that may see it know it all the same. */
  readonly faceDown: boolean;
  readonly rank: Rank | null;
  readonly coins: number;
  readonly markers: number;
  /** The characters held, or how many where they are hidden. */
  readonly hand: readonly Held[] | number;
  readonly cells: readonly Cell[];
  readonly active: Face | null;
  /** The ability of this cycle has been used. */
  readonly spent: boolean;
  readonly equal: boolean;
  readonly turn: boolean;
  readonly subjects: readonly Face[];
  readonly buildings: readonly Face[];
  /** Points so far, while the game is scored. */
  readonly points: number | null;
  readonly winner: boolean;
}

export interface PilePicture {
  readonly pile: PileId;
  readonly top: Face | null;
  readonly size: number;
  readonly coins: number | 'some';
}

/**
 * A line between two characters in conflict; from the higher one, or the neutral one, where they
 * are not both players'.
 */
export interface LinePicture {
  readonly from: Seat | 'neutral';
  readonly to: Seat;
  /** Whether the ranks are equal, an action is stolen or can still be, or none changes hands. */
  readonly kind: 'equal' | 'theft' | 'higher';
  /** The conflict or theft being told. */
  readonly now: boolean;
}

/** All that the board draws: plain data, small enough to send one per step. */
export interface Picture {
  readonly seats: readonly SeatPicture[];
  readonly piles: readonly PilePicture[];
  readonly lines: readonly LinePicture[];
  readonly neutral: Ranked | null;
  /** Characters that nobody holds. */
  readonly leftovers: number;
  readonly supply: { readonly coins: number; readonly markers: number };
  readonly round: number;
  readonly cycle: number;
  /** Cards of a pile being looked through, for eyes that may see them. */
  readonly searched: readonly Face[];
}

/**
 * What the board shows of a view after an event. Seats stand in rank order as soon as the
 * characters are open.
 */
export function pictureOf(view: View, event?: Event): Picture {
  return {
    seats: inRankOrder(view.players.map((player) => seatPicture(view, player))),
    piles: PILES.map((pile) => ({
      pile,
      top: view.piles[pile].top && faceOf(view, view.piles[pile].top),
      size: view.piles[pile].size,
      coins: view.piles[pile].coins,
    })),
    lines: linePictures(view, event),
    neutral: view.neutral && ranked(view.neutral),
    leftovers: typeof view.leftovers === 'number' ? view.leftovers : view.leftovers.length,
    supply: view.supply,
    round: view.round,
    cycle: view.cycle,
    searched: searchedFaces(view),
  };
}

const ranked = (character: CharacterId): Ranked => ({ character, rank: rankOf(character) });

/** The face of a card, with what the reader’s own cards show. */
export function faceOf(view: Pick<View, 'own'>, card: CardId): Face {
  const { kind, colour, number } = CARDS[card];
  const own = view.own.numbers[card];
  return {
    card,
    kind,
    colour: view.own.colours[card] ?? colour.value,
    number: own ?? number.value,
    assumed: own === undefined && number.provenance === 'assumed',
  };
}

function seatPicture(view: View, player: PlayerView): SeatPicture {
  const { seat, played, coins, markers, hand, equal } = player;
  const known = played !== null && played !== 'face-down' ? played : null;
  const active = player.subjects.at(-1);
  const score = view.scores.find((line) => line.seat === seat);
  return {
    seat,
    character: played,
    faceDown: played !== null && view.stage.type === 'choose',
    rank: known && rankOf(known),
    coins,
    markers,
    hand:
      typeof hand === 'number'
        ? hand
        : hand.map((held) => ({ ...ranked(held), actions: actionsOf(held) })),
    cells: known ? cellsOf(view, player, known) : [],
    active: active ? faceOf(view, active) : null,
    spent: player.spent !== null || player.restsThisRound,
    equal,
    turn: view.stage.type === 'turn' && view.stage.seat === seat,
    subjects: player.subjects.map((card) => faceOf(view, card)),
    buildings: player.buildings.map((card) => faceOf(view, card)),
    points: score ? score.total : null,
    winner: view.winners.includes(seat),
  };
}

function cellsOf({ stage }: View, player: PlayerView, character: CharacterId): Cell[] {
  const due =
    stage.type === 'turn' && stage.pending[0]?.from === player.seat
      ? stage.pending[0].kind
      : undefined;
  return actionsOf(character).map((action) => ({
    action,
    done: player.carriedOut.includes(action),
    coveredBy: player.crests.filter((crest) => crest.action === action).map((crest) => crest.by),
    ...(action === due && { due: true }),
  }));
}

const inRankOrder = (seats: SeatPicture[]): SeatPicture[] =>
  seats.every((seat) => seat.rank && !seat.faceDown)
    ? [...seats].sort((a, b) => compareRanks(a.rank!, b.rank!))
    : seats;

type Line = Pick<LinePicture, 'from' | 'to'>;

const isSame = (one: Line, other: Line): boolean => one.from === other.from && one.to === other.to;

/**
 * All conflicts of a cycle from the reveal to its end, with thefts still due, thefts whose crest
 * lies on the table, and what the event is about.
 */
function linePictures(view: View, event: Event | undefined): LinePicture[] {
  const conflicts = conflictsOn(view);
  const equal = conflicts
    .filter(({ kind }) => kind === 'equal' || kind === 'neutral-equal')
    .map(lineOf);
  const thefts = [
    ...view.thefts.map(lineOfTheft),
    ...crestLines(view),
    ...conflicts.filter((one) => isTheftAhead(view, one)).map(lineOf),
  ];
  const current = event && lineOfEvent(event);
  const lines = [...conflicts.map(lineOf), ...thefts, ...(current ? [current] : [])];
  const among = (others: readonly Line[], line: Line): boolean =>
    others.some((other) => isSame(other, line));
  return lines
    .filter((line, place) => !among(lines.slice(0, place), line))
    .map((line) => ({
      ...line,
      kind: among(equal, line) ? 'equal' : among(thefts, line) ? 'theft' : 'higher',
      now: current !== undefined && isSame(line, current),
    }));
}

/** The conflicts between the characters that lie open in this cycle. */
function conflictsOn({ stage, players, neutral, rulings }: View): Conflict[] {
  if (stage.type !== 'gardeners' && stage.type !== 'conflicts' && stage.type !== 'turn') return [];
  const ranks = players.flatMap(({ seat, played }) =>
    played && played !== 'face-down' ? [{ seat, rank: rankOf(played) }] : [],
  );
  return conflictsOf({ ranks, neutral: neutral && rankOf(neutral) }, rulings);
}

/** Whether a conflict still to be settled will bring a theft. */
function isTheftAhead({ stage }: View, conflict: Conflict): boolean {
  if (conflict.kind !== 'higher' || !conflict.theft) return false;
  if (stage.type !== 'conflicts') return stage.type === 'gardeners';
  return stage.queue.some((waiting) => isSame(lineOf(waiting), lineOf(conflict)));
}

const lineOfTheft = ({ thief, victim }: Theft): Line => ({ from: thief, to: victim });

const crestLines = ({ players }: View): Line[] =>
  players.flatMap(({ seat, crests }) => crests.map(({ by }) => ({ from: by, to: seat })));

function lineOf(conflict: Conflict): Line {
  switch (conflict.kind) {
    case 'equal':
      return { from: conflict.seats[0], to: conflict.seats[1] };
    case 'higher':
      return lineOfTheft(conflict);
    case 'neutral-equal':
      return { from: 'neutral', to: conflict.seat };
    case 'neutral-higher':
      return { from: 'neutral', to: conflict.victim };
  }
}

/** The line that an event is about. */
function lineOfEvent(event: Event): Line | undefined {
  switch (event.type) {
    case 'equalConflict':
      return { from: event.seats[0], to: event.seats[1] };
    case 'unequalConflict':
    case 'actionStolen':
      return lineOfTheft(event);
    case 'neutralConflict':
      return { from: 'neutral', to: event.seat };
    default:
      return undefined;
  }
}

function searchedFaces(view: View): Face[] {
  const search = view.stage.type === 'turn' ? view.stage.search : null;
  const cards = search ? view.piles[search.pile].cards : undefined;
  return (cards ?? []).map((card) => faceOf(view, card));
}
