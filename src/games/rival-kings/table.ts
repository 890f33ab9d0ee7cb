import type { Seat } from '../../engine/types.ts';
import type { SubjectId } from './cards.ts';
import { actionsOf, rankOf, type ActionKind, type Rank } from './characters.ts';
import type { Player, Stage, State } from './types/state.ts';

/** The player at a seat of this table. Every seat in a checked state exists. */
export function playerAt(state: State, seat: Seat): Player {
  for (const player of state.players) if (player.seat === seat) return player;
  throw new Error('no-such-seat');
}

/** The state with some fields of one player changed. */
export function withPlayer(state: State, seat: Seat, change: Partial<Player>): State {
  return {
    ...state,
    players: state.players.map((player) =>
      player.seat === seat ? { ...player, ...change } : player,
    ),
  };
}

/** The state with every player changed the same way. */
export function withPlayers(state: State, change: (player: Player) => Partial<Player>): State {
  return { ...state, players: state.players.map((player) => ({ ...player, ...change(player) })) };
}

export const otherSeats = (state: State, seat: Seat): Seat[] =>
  state.players.filter((player) => player.seat !== seat).map((player) => player.seat);

/** The rank a player shows, or null before the cards are laid. */
export const rankAt = (player: Player): Rank | null =>
  player.played ? rankOf(player.played) : null;

/** The actions printed on the player's character, in order. */
export const printedActions = (player: Player): readonly ActionKind[] =>
  player.played ? actionsOf(player.played) : [];

/** Whether another player's crest lies on this action. */
export function isCovered(player: Player, kind: ActionKind): boolean {
  for (const crest of player.crests) if (crest.action === kind) return true;
  return false;
}

/** The subject at the bottom end of the row (`rk.subject.active`). */
export const activeSubject = (player: Player): SubjectId | null =>
  player.subjects[player.subjects.length - 1] ?? null;

/** Whether the player could use this subject now, as far as its place and its frequency go. */
export const canUse = (player: Player, subject: SubjectId): boolean =>
  player.spent === null && !player.restsThisRound && activeSubject(player) === subject;

/**
 * Seats whose rank equals this player's; the neutral character is no rival
 * (`rk.two.neutral-scope`).
 */
export const equalRivals = (state: State, player: Player): Player[] =>
  state.players.filter(
    (other) =>
      other.seat !== player.seat && rankAt(other) !== null && rankAt(other) === rankAt(player),
  );

export type TurnStage = Extract<Stage, { type: 'turn' }>;

/** The state with some fields of the running turn changed. Outside a turn nothing changes. */
export function withTurn(state: State, change: Partial<TurnStage>): State {
  return state.stage.type === 'turn' ? { ...state, stage: { ...state.stage, ...change } } : state;
}
