import type { NonEmpty, Seat } from '../../../engine/types.ts';
import type { CardId, NumberId, RoyalId, Suit } from '../cards.ts';
import type { DiscardTo } from './action.ts';

/**
 * One Recovery Card is removed from beneath each Royal Card before the steps of a Migration Phase
 * (`ng.turn.migration.recovery`).
 */
export interface RecoveryProcess {
  readonly type: 'recovery';
  readonly seat: Seat;
  /** Royal Cards from beneath which one is still to be removed. */
  readonly left: NonEmpty<RoyalId>;
}

/** The steps of a Migration Phase, in order. */
type MigrationStep = 'discard' | 'serf' | 'refugee' | 'draw' | 'armies';

/** The Migration Phase of a player. */
export interface MigrationPhase {
  readonly type: 'migration';
  readonly seat: Seat;
  readonly step: MigrationStep;
  /** Cards still to be drawn (`ng.turn.migration.draw`). */
  readonly drawsLeft: number;
  /** One of them came from the Peasants of the other player (`ng.turn.migration.draw-peasant`). */
  readonly peasantDrawn: boolean;
  /** One of them came from the Discard Pile (`ng.prestigious.endow`). */
  readonly discardDrawn: boolean;
  /** A card was drawn, and no effect of a Prestigious Royal Court has come upon it yet. */
  readonly drawn: boolean;
}

/** What a Prestigious Royal Court adds to the fourth step (`ng.prestigious`). */
export type PrestigiousEffect = 'abundance' | 'divine' | 'fervour' | 'endow';

/** A card of the hand is to be discarded, or to become a Peasant (`ng.prestigious.abundance`). */
export interface AbundanceProcess {
  readonly type: 'abundance';
  readonly seat: Seat;
}

/** A card of the hand is to be laid on the Draw Pile (`ng.prestigious.divine`). */
export interface DivineProcess {
  readonly type: 'divine';
  readonly seat: Seat;
}

/**
 * A card has come from the Draw Pile and is the last one of the hand: a Club may be placed at once
 * (`ng.prestigious.fervour`).
 */
export interface FervourProcess {
  readonly type: 'fervour';
  readonly seat: Seat;
}

/**
 * A Refugee Card on its way: in no pile until all is done with it (`ng.turn.migration.refugee`).
 */
export interface RefugeeProcess {
  readonly type: 'refugee';
  /** Who turned it up. */
  readonly seat: Seat;
  /** Null until a card has turned up that can be one. */
  readonly card: NumberId | RoyalId | null;
  /** Turned up before it, the last one first. */
  readonly aside: readonly CardId[];
  /** Null until it is found (`ng.turn.migration.destination`). */
  readonly destination: Seat | null;
}

/**
 * What makes a kingdom the most aligned one: what is compared first, and goes on where that is
 * equal.
 */
export type Alignment = 'court' | 'all' | 'highest' | 'active';

/** What happens in a Migration Phase. */
export type MigrationEvent =
  | {
      readonly type: 'cardDiscarded';
      readonly seat: Seat;
      readonly card: CardId;
      readonly to: DiscardTo;
    }
  /** `draws`: cards to be drawn in this step. */
  | {
      readonly type: 'migrationStepStarted';
      readonly seat: Seat;
      readonly step: MigrationStep;
      readonly draws: number;
    }
  /** `aside`: it cannot be a Refugee, and another follows. */
  | {
      readonly type: 'refugeeTurned';
      readonly seat: Seat;
      readonly card: CardId;
      readonly aside: boolean;
    }
  | {
      readonly type: 'destinationFound';
      readonly seat: Seat;
      readonly suit: Suit;
      readonly by: Alignment;
    }
  /** Beside a Royal Card of the new kingdom, or as a Peasant where that is null. */
  | {
      readonly type: 'subjectTaken';
      readonly seat: Seat;
      readonly from: Seat;
      readonly card: NumberId;
      readonly royal: RoyalId | null;
    }
  /** As a Peasant where `royal` is null, otherwise beside that Royal Card. */
  | {
      readonly type: 'peasantTaken';
      readonly seat: Seat;
      readonly from: Seat;
      readonly card: NumberId;
      readonly royal: RoyalId | null;
    }
  | { readonly type: 'refugeeTaken'; readonly seat: Seat; readonly card: NumberId }
  /** `cards`: what was turned up and is not taken, from the top, for the Discard Pile. */
  | { readonly type: 'refugeeEnded'; readonly cards: readonly CardId[] }
  | {
      readonly type: 'peasantDrawn';
      readonly seat: Seat;
      readonly from: Seat;
      readonly card: NumberId;
    }
  /** A Prestigious Royal Court asks its player for something. */
  | {
      readonly type: 'effectStarted';
      readonly seat: Seat;
      readonly effect: Exclude<PrestigiousEffect, 'endow'>;
    }
  /** From the hand, face down: only its owner sees it. */
  | { readonly type: 'cardLaidOnDrawPile'; readonly seat: Seat; readonly card: CardId }
  /**
   * The card just drawn: beside a Royal Card, or as a Peasant where that is null. Another is drawn
   * for it.
   */
  | {
      readonly type: 'drawnCardPlaced';
      readonly seat: Seat;
      readonly card: NumberId;
      readonly royal: RoyalId | null;
    }
  /** The card just drawn stays in the hand. */
  | { readonly type: 'drawnCardKept'; readonly seat: Seat }
  /** From the top of the Discard Pile into the hand. */
  | { readonly type: 'discardDrawn'; readonly seat: Seat; readonly card: CardId };
