import type { Seat } from '../../../engine/types.ts';
import type { CardId, FactionId } from '../cards.ts';
import type { Readings } from '../rulings.ts';

export const PHASES = [1, 2] as const;
export type Phase = (typeof PHASES)[number];

/**
 * A recruit pile. Both players know the contested cards in it; a blind card only its owner knows.
 */
export interface Recruits {
  readonly won: readonly CardId[];
  readonly blind: readonly CardId[];
}

export interface Player {
  readonly seat: Seat;
  readonly hand: readonly CardId[];
  readonly recruits: Recruits;
  /** The score pile, face up. */
  readonly score: readonly CardId[];
}

/** The vote of a faction, once it is counted: nobody's where `seat` is null. */
export interface Vote {
  readonly faction: FactionId;
  readonly seat: Seat | null;
}

/** A place in a trick. */
export type Place = 'leader' | 'follower';

/**
 * How a trick was won: by the higher value, by a tie, because the follower did not follow, or by a
 * knight's power.
 */
export type Victory = 'higher' | 'tie' | 'other-faction' | 'knight';

/**
 * The two cards of a trick. `as`: the faction a follower has declared for a doppelganger where it
 * is not the led one.
 */
export interface Trick {
  readonly led: CardId;
  readonly second: CardId;
  readonly as?: FactionId;
}

/**
 * A trick that has been won. Its cards are told apart from those of the next one until somebody
 * leads.
 */
export interface WonTrick extends Omit<Trick, 'as'> {
  readonly leader: Seat;
  readonly winner: Seat;
}

export interface State {
  readonly rulings: Readings;
  /** `box`: nothing is dealt yet. */
  readonly stage: 'box' | 'play' | 'over';
  readonly phase: Phase;
  /** 1 to 13 in each phase. */
  readonly trick: number;
  /** Who led the very first trick. */
  readonly youngest: Seat;
  readonly leader: Seat;
  /** Who won the trick before this one, or after the game the last one. */
  readonly lastWinner: Seat | null;
  /** The trick won last; nobody has led since. */
  readonly wonTrick: WonTrick | null;
  readonly players: readonly [Player, Player];
  /** Face down, top card first. */
  readonly drawPile: readonly CardId[];
  readonly contested: CardId | null;
  readonly led: CardId | null;
  readonly second: CardId | null;
  /** The faction that the follower has declared for a doppelganger, where it is not the led one. */
  readonly declared: FactionId | null;
  readonly discard: readonly CardId[];
  readonly votes: readonly Vote[];
  /** Nobody where the game is a draw or goes on. */
  readonly winners: readonly Seat[];
}
