import type { Seat } from '../../../engine/types.ts';
import {
  cardsOfFaction,
  valueOf,
  type CardId,
  type FactionId,
} from '../../../games/claim/cards.ts';
import type { Position, PositionPlayer } from '../../../games/claim/types/position.ts';
import type { Phase } from '../../../games/claim/types/state.ts';

/**
 * What lies there before anything has been tapped: the first of two seats leads, no card is known.
 */
export const EMPTY: Position = { players: [{ seat: 'noor' }, { seat: 'mila' }] };

/**
 * A table that shows what the tool can do: the duty to follow, a wild card, and a knight that has
 * to wait.
 */
export const EXAMPLE: Position = {
  players: [{ seat: 'noor' }, { seat: 'mila', hand: ['goblin-3', 'knight-5', 'doppelganger-9'] }],
  led: 'goblin-8',
  contested: 'zombie-9',
};

/** A place of the table that cards are tapped into. */
export type Place = 'led' | 'hand' | 'contested';

/** Who leads, and who plays second. */
export function rolesIn({ players, leader, lastWinner, youngest }: Position): {
  readonly leader: Seat;
  readonly follower: Seat;
} {
  const named = leader ?? lastWinner ?? youngest;
  const first = players.find(({ seat }) => seat === named) ?? players[0]!;
  return { leader: first.seat, follower: players.find(({ seat }) => seat !== first.seat)!.seat };
}

const playerAt = ({ players }: Position, seat: Seat): PositionPlayer =>
  players.find((player) => player.seat === seat)!;

/** The second card, or the hand that it comes from. */
export const handIn = (position: Position): readonly CardId[] =>
  playerAt(position, rolesIn(position).follower).hand ?? [];

/** The first place at which a card must still be entered. A contested card may be left out. */
export function gapIn(position: Position): 'led' | 'hand' | undefined {
  if (!position.led) return 'led';
  return handIn(position).length === 0 ? 'hand' : undefined;
}

/** What to lay next where a card has just been laid: after the led one the second, if missing. */
export const gapAfter = (position: Position, place: Place): Place | undefined =>
  place === 'led' ? gapIn(position) : undefined;

/** The other phase. In phase 2 nothing is contested, and nothing is left to recruit. */
export function withPhase(
  { phase: _phase, contested, drawPile: _pile, ...position }: Position,
  phase: Phase,
): Position {
  if (phase === 1) return { ...position, ...(contested && { contested }) };
  return {
    ...position,
    phase,
    players: position.players.map(({ recruits: _recruits, ...player }) => player),
  };
}

/**
 * Another leader: the cards change places with the seats, and whatever else lay in front of them is
 * gone.
 */
export function withLeader(position: Position, leader: Seat): Position {
  const { leader: _leader, lastWinner: _winner, youngest: _youngest, players, ...rest } = position;
  const hand = handIn(position);
  const other = players.find(({ seat }) => seat !== leader)!;
  return {
    ...rest,
    players: [{ seat: leader }, { seat: other.seat, ...(hand.length > 0 && { hand }) }],
  };
}

/** Another led or contested card, or none. */
export function withCard(
  position: Position,
  place: 'led' | 'contested',
  card: CardId | undefined,
): Position {
  const { [place]: _old, ...rest } = position;
  return { ...rest, ...(card && { [place]: card }) };
}

/** Another hand of whoever plays second. */
export function withHand(position: Position, hand: readonly CardId[]): Position {
  const { follower } = rolesIn(position);
  const players = position.players.map(({ hand: old, ...player }) => {
    if (player.seat !== follower) return { ...player, ...(old && { hand: old }) };
    return { ...player, ...(hand.length > 0 && { hand }) };
  });
  return { ...position, players };
}

/** Every card that lies somewhere on this table. */
export const namedIn = ({
  players,
  led,
  contested,
  drawPile = [],
}: Position): ReadonlySet<CardId> =>
  new Set([
    ...players.flatMap(({ hand = [], recruits: { won = [], blind = [] } = {}, score = [] }) => [
      ...hand,
      ...won,
      ...blind,
      ...score,
    ]),
    ...drawPile,
    ...[led, contested].flatMap((card) => card ?? []),
  ]);

/** The values that a faction has. */
export const valuesOf = (faction: FactionId): number[] => [
  ...new Set(cardsOfFaction(faction).map(valueOf)),
];

/**
 * A card of this faction and value that does not lie on the table yet; undefined where none is
 * left.
 */
export const copyLeft = (
  faction: FactionId,
  value: number,
  named: ReadonlySet<CardId>,
): CardId | undefined =>
  cardsOfFaction(faction).find((card) => valueOf(card) === value && !named.has(card));
