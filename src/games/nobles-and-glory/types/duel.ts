import type { Seat } from '../../../engine/types.ts';
import type { NumberId, RoyalId } from '../cards.ts';

/** One of the two players of a Duel, with the cards placed in the round that goes on. */
export interface Duelist {
  readonly seat: Seat;
  readonly combatant: RoyalId;
  /** Face up. */
  readonly open: readonly NumberId[];
  /** Face down until the round is over. */
  readonly down: NumberId | null;
  /** What a Training Card adds that has been discarded. */
  readonly trained: number;
}

/** What a Duel waits for. */
export type DuelStage =
  | { readonly name: 'round-one' }
  /** `loser`: of round one. */
  | { readonly name: 'round-two'; readonly loser: Seat }
  /** `left`: who may still reveal a Preparation Card. */
  | { readonly name: 'training'; readonly left: readonly Seat[] }
  | { readonly name: 'penalty'; readonly loser: Seat }
  /** `left`: how many cards the other player may still take. */
  | { readonly name: 'taking'; readonly loser: Seat; readonly left: number };

/** A Duel of two Royal Cards (`ng.action.duel.condition`). */
export interface DuelProcess {
  readonly type: 'duel';
  /** The challenger first. */
  readonly duelists: readonly [Duelist, Duelist];
  readonly stage: DuelStage;
}

/** A Duel at one of its stages. */
export type DuelAt<Name extends DuelStage['name']> = DuelProcess & {
  readonly stage: Extract<DuelStage, { readonly name: Name }>;
};

/** Why a Duel is lost. */
export type DuelLoss = 'lower' | 'tie' | 'yield' | 'no-card';
