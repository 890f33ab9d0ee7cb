import { SEATS, type Seat } from '../../../engine/types.ts';
import type { SubjectId } from '../../../games/rival-kings/cards.ts';
import { compareRanks, rankOf, type CharacterId } from '../../../games/rival-kings/characters.ts';
import type { Position, PositionPlayer } from '../../../games/rival-kings/types/position.ts';

/** Markers and coins that a position means where it names none. */
export const USUAL = { markers: 1, coins: 5 } as const;

/** What lies there before anything has been tapped: four seats, nothing played. */
export const EMPTY: Position = { players: SEATS.map((seat) => ({ seat })) };

/** A table that shows what the tool can do: two thieves, one Trader, a Watchman. */
export const EXAMPLE: Position = {
  players: [
    { seat: 'noor', played: 'queen' },
    { seat: 'mila', played: 'courtier' },
    { seat: 'juri', played: 'countess', markers: 0 },
    { seat: 'ines', played: 'trader-1', subjects: ['watchman'] },
  ],
};

/** A place at which a character must still be entered. */
export type Gap = Seat | 'neutral';

/** What of a seat can be changed. */
export type Piece = 'character' | 'subject' | 'tokens';

/** What a sheet is about. */
export interface Topic {
  readonly at: Gap;
  readonly piece: Piece;
}

/** Where characters are missing, in seating order; with two players the neutral one last. */
export const gapsIn = ({ players, neutral }: Position): Gap[] => [
  ...players.filter(({ played }) => !played).map(({ seat }) => seat),
  ...(players.length === 2 && !neutral ? (['neutral'] as const) : []),
];

/** The player at a seat, if anybody sits there. */
export const playerAt = ({ players }: Position, seat: Seat): PositionPlayer | undefined =>
  players.find((player) => player.seat === seat);

/**
 * Other seats: whoever stays keeps what lies in front. Only tables of two have a neutral character.
 */
export function withSeats({ neutral, ...position }: Position, seats: readonly Seat[]): Position {
  const players = seats.map((seat) => playerAt(position, seat) ?? { seat });
  return { ...position, players, ...(players.length === 2 && neutral && { neutral }) };
}

const withPlayer = (
  position: Position,
  seat: Seat,
  change: (player: PositionPlayer) => PositionPlayer,
): Position => ({
  ...position,
  players: position.players.map((player) => (player.seat === seat ? change(player) : player)),
});

/** A character laid at a seat, or as the neutral one. */
export const withCharacter = (position: Position, at: Gap, character: CharacterId): Position =>
  at === 'neutral'
    ? { ...position, neutral: character }
    : withPlayer(position, at, (player) => ({ ...player, played: character }));

/** An active subject, or none. */
export const withActive = (
  position: Position,
  seat: Seat,
  subject: SubjectId | undefined,
): Position =>
  withPlayer(position, seat, ({ subjects: _old, ...player }) => ({
    ...player,
    ...(subject && { subjects: [subject] }),
  }));

/** Another number of markers or coins. The usual number is left out, which keeps links short. */
export const withCount = (
  position: Position,
  seat: Seat,
  what: keyof typeof USUAL,
  count: number,
): Position =>
  withPlayer(position, seat, ({ [what]: _old, ...player }) => ({
    ...player,
    ...(count !== USUAL[what] && { [what]: count }),
  }));

/** The players in rank order as soon as every character is known; until then in seating order. */
export const inOrder = ({ players }: Position): PositionPlayer[] =>
  players.every(({ played }) => played)
    ? [...players].sort((a, b) => compareRanks(rankOf(a.played!), rankOf(b.played!)))
    : [...players];
