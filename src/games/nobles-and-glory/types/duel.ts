import type { NonEmpty, Seat } from '../../../engine/types.ts';
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

/** What happens in a Duel, and to the Recovery Cards that it leaves. */
export type DuelEvent =
  /** `card`: the combatant of the challenger, `royal`: that of the other player. */
  | {
      readonly type: 'duelStarted';
      readonly seat: Seat;
      readonly card: RoyalId;
      readonly opponent: Seat;
      readonly royal: RoyalId;
    }
  /** Face down: only its owner sees it. */
  | { readonly type: 'duelCardLaid'; readonly seat: Seat; readonly card: NumberId }
  /** Face up. */
  | { readonly type: 'duelCardShown'; readonly seat: Seat; readonly card: NumberId }
  | { readonly type: 'duelCardRevealed'; readonly seat: Seat; readonly card: NumberId }
  /** `seat` has lost round one. `cards`: those of the round, for the Discard Pile. */
  | {
      readonly type: 'duelRoundEnded';
      readonly seat: Seat;
      readonly by: 'lower' | 'tie';
      readonly cards: readonly NumberId[];
    }
  /** Who may reveal a Preparation Card before a Duel is decided, in order. */
  | { readonly type: 'trainingAsked'; readonly seats: NonEmpty<Seat> }
  | { readonly type: 'duelLost'; readonly seat: Seat; readonly by: DuelLoss }
  /** A Glory Card of the loser becomes one of the victor. */
  | {
      readonly type: 'compensationGiven';
      readonly seat: Seat;
      readonly to: Seat;
      readonly card: NumberId;
    }
  /** The loser keeps the Royal Card and has no Glory Card: the victor may take cards. */
  | { readonly type: 'takingAllowed'; readonly seat: Seat }
  /** Beneath a Royal Card that has survived a Duel. */
  | {
      readonly type: 'recoveryLaid';
      readonly seat: Seat;
      readonly royal: RoyalId;
      readonly cards: readonly NumberId[];
    }
  /** `cards`: those of the Royal Card that is lost, for the Discard Pile. */
  | { readonly type: 'duelEnded'; readonly cards: readonly NumberId[] }
  /** From beneath a Royal Card to the Discard Pile. */
  | {
      readonly type: 'recoveryRemoved';
      readonly seat: Seat;
      readonly card: NumberId;
      readonly royal: RoyalId;
    };
