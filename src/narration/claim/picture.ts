import type { Decision, Seat } from '../../engine/types.ts';
import {
  factionOf,
  FACTIONS,
  valueOf,
  type CardId,
  type FactionId,
} from '../../games/claim/cards.ts';
import { type Claim } from '../../games/claim/types.ts';
import type { Event } from '../../games/claim/types/event.ts';
import type { PlayerView, View } from '../../games/claim/types/view.ts';

/** The face of a card. */
export interface Face {
  readonly card: CardId;
  readonly faction: FactionId;
  readonly value: number;
}

/**
 * Cards of one faction in a score pile, lowest first, and whether the faction has given its owner
 * its vote.
 */
export interface FactionPicture {
  readonly faction: FactionId;
  readonly cards: readonly Face[];
  readonly voted: boolean;
}

/** What lies in front of a player. Numbers stand for cards whose faces the eyes may not see. */
export interface SeatPicture {
  readonly seat: Seat;
  readonly leads: boolean;
  /** The table waits for a card of this player. */
  readonly turn: boolean;
  readonly hand: readonly Face[] | number;
  /** Recruits: contested cards won, and blind cards. Empty once they have become the hand. */
  readonly won: readonly Face[];
  readonly blind: readonly Face[] | number;
  /** The score pile by faction; factions without a card are left out. */
  readonly score: readonly FactionPicture[];
  readonly winner: boolean;
}

/** A card of the trick. */
interface PlayedPicture {
  readonly seat: Seat;
  readonly face: Face;
  readonly winner: boolean;
}

/** All that the board draws: plain data, small enough to send one per step. */
export interface Picture {
  readonly seats: readonly SeatPicture[];
  readonly phase: 1 | 2;
  readonly trick: number;
  readonly contested: Face | null;
  /**
   * The cards of the trick, the led one first. They lie open, the winner's marked, until somebody
   * leads the next one.
   */
  readonly played: readonly PlayedPicture[];
  /** Cards in the draw pile; none in phase 2. */
  readonly drawPile: number;
  readonly discard: number;
}

/** What the board shows of a view after an event, while its table waits for a decision. */
export function pictureOf(view: View, _event?: Event, decision?: Decision<Claim>): Picture {
  const { phase, trick, contested, drawPile, discard } = view;
  const due = decision && decision.name !== 'deal' ? decision.seats[0] : undefined;
  return {
    seats: view.players.map((player) => seatPicture(view, player, due)),
    phase,
    trick,
    contested: contested && faceOf(contested),
    played: playedCards(view),
    drawPile: count(drawPile),
    discard: discard.length,
  };
}

/** A card as its face shows it. */
export const faceOf = (card: CardId): Face => ({
  card,
  faction: factionOf(card),
  value: valueOf(card),
});

const count = (cards: readonly CardId[] | number): number =>
  typeof cards === 'number' ? cards : cards.length;

const faces = (cards: readonly CardId[] | number): readonly Face[] | number =>
  typeof cards === 'number' ? cards : cards.toSorted(byFaction).map(faceOf);

/** By faction in the order of the overview, then by value. */
const byFaction = (a: CardId, b: CardId): number =>
  FACTIONS.indexOf(factionOf(a)) - FACTIONS.indexOf(factionOf(b)) || valueOf(a) - valueOf(b);

function seatPicture(
  { stage, leader, winners, votes }: View,
  { seat, hand, recruits, score }: PlayerView,
  due: Seat | undefined,
): SeatPicture {
  return {
    seat,
    leads: stage === 'play' && seat === leader && votes.length === 0,
    turn: seat === due,
    hand: faces(hand),
    won: recruits.won.map(faceOf),
    blind: typeof recruits.blind === 'number' ? recruits.blind : recruits.blind.map(faceOf),
    score: FACTIONS.map((faction) => ({
      faction,
      cards: score
        .filter((card) => factionOf(card) === faction)
        .toSorted(byFaction)
        .map(faceOf),
      voted: votes.some((vote) => vote.faction === faction && vote.seat === seat),
    })).filter(({ cards, voted }) => cards.length > 0 || voted),
    winner: winners.includes(seat),
  };
}

function playedCards({ led, second, leader, wonTrick, players }: View): PlayedPicture[] {
  const trick = wonTrick ?? { led, second, leader, winner: undefined };
  const follower = players.find(({ seat }) => seat !== trick.leader)!.seat;
  const cards = [
    trick.led && { seat: trick.leader, card: trick.led },
    trick.second && { seat: follower, card: trick.second },
  ];
  return cards.flatMap((played) =>
    played
      ? [{ seat: played.seat, face: faceOf(played.card), winner: played.seat === trick.winner }]
      : [],
  );
}
