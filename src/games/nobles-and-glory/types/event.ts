import type { NonEmpty, Seat } from '../../../engine/types.ts';
import type { CardId, JokerId, NumberId, RoyalId } from '../cards.ts';
import type { HandFault } from '../valid-hand.ts';
import type { BattleEvent } from './battle.ts';
import type { DuelEvent } from './duel.ts';
import type { MigrationEvent } from './migration.ts';
import type { PeasantPhaseEvent } from './peasants.ts';
import type { PolityEvent } from './polity.ts';
import type { Score, ScoreLine } from './score.ts';
import type { ActionName, Phase, PlotName, Rider } from './state.ts';
import type { TreatyEvent } from './treaty.ts';

export type Event =
  | MigrationEvent
  | DuelEvent
  | TreatyEvent
  | PeasantPhaseEvent
  /** All cards become the Draw Pile. `cards`: from the top; nobody sees them. */
  | { readonly type: 'packShuffled'; readonly cards: readonly CardId[] }
  /** `cards`: only their owner sees them. */
  | { readonly type: 'handDealt'; readonly seat: Seat; readonly cards: readonly CardId[] }
  /** Everybody sees the hand that cannot be kept. */
  | {
      readonly type: 'mulliganAnnounced';
      readonly seat: Seat;
      readonly cards: readonly CardId[];
      readonly faults: NonEmpty<HandFault>;
    }
  /** Both hands may be kept: the starting cards are chosen. */
  | { readonly type: 'handsKept' }
  /** Face down: only their owner sees them. */
  | {
      readonly type: 'startingCardsLaid';
      readonly seat: Seat;
      readonly royal: RoyalId;
      readonly subject: NumberId;
    }
  | {
      readonly type: 'startingCardsRevealed';
      readonly seat: Seat;
      readonly royal: RoyalId;
      readonly subject: NumberId;
    }
  /** `by`: the lower value, or the suits where it was equal. */
  | { readonly type: 'firstPlayerFound'; readonly seat: Seat; readonly by: 'value' | 'suit' }
  | {
      readonly type: 'turnStarted';
      readonly seat: Seat;
      readonly number: number;
      readonly phase: Phase;
    }
  | { readonly type: 'phaseStarted'; readonly seat: Seat; readonly phase: Phase }
  | { readonly type: 'phaseEnded'; readonly seat: Seat; readonly phase: Phase }
  /** The Subject is discarded, and a card `from` there takes its space. */
  | {
      readonly type: 'subjectReplaced';
      readonly seat: Seat;
      readonly card: NumberId;
      readonly by: NumberId;
      readonly from: 'hand' | 'peasants';
    }
  | { readonly type: 'actionUsed'; readonly seat: Seat; readonly action: ActionName }
  /** A Peasant of `seat` is discarded, and a card of the other player’s hand takes its place. */
  | {
      readonly type: 'peasantReplaced';
      readonly seat: Seat;
      readonly from: Seat;
      readonly card: NumberId;
      readonly by: NumberId;
    }
  /**
   * By a Regnant Ability, from the own hand or the other player’s Peasants. `riders`: what comes
   * upon it, in order.
   */
  | {
      readonly type: 'gloryPlaced';
      readonly seat: Seat;
      readonly card: NumberId;
      readonly from: 'hand' | 'peasants';
      readonly riders: readonly Rider[];
    }
  | { readonly type: 'gloryDiscarded'; readonly seat: Seat; readonly card: NumberId }
  | { readonly type: 'riderEnded'; readonly seat: Seat; readonly rider: Rider }
  /** By Eminence: a Subject or a Peasant of `from` becomes Glory of `seat`. */
  | {
      readonly type: 'gloryGained';
      readonly seat: Seat;
      readonly from: Seat;
      readonly card: NumberId;
    }
  /**
   * By Eminence: a Glory Card of `seat` becomes a Subject of `to` beside a Royal Card, or a Peasant
   * where that is null.
   */
  | {
      readonly type: 'gloryGiven';
      readonly seat: Seat;
      readonly to: Seat;
      readonly card: NumberId;
      readonly royal: RoyalId | null;
    }
  /** `seat` chooses the row of a Glory Card of `from`. */
  | {
      readonly type: 'rowAsked';
      readonly seat: Seat;
      readonly from: Seat;
      readonly card: NumberId;
    }
  /** Face down, but both players may look at it. */
  | { readonly type: 'decreePlaced'; readonly seat: Seat; readonly card: NumberId }
  /** A card of the hand of `seat` becomes a Peasant of `to`. */
  | {
      readonly type: 'peasantPlaced';
      readonly seat: Seat;
      readonly to: Seat;
      readonly card: NumberId;
    }
  /** A Glory Card is laid face down on the Decree. */
  | { readonly type: 'decreeAdvanced'; readonly seat: Seat; readonly card: NumberId }
  /** The Decree becomes Glory with all that lies on it. `cards`: the Decree first. */
  | { readonly type: 'decreeFulfilled'; readonly seat: Seat; readonly cards: readonly NumberId[] }
  /**
   * `seat` has chosen a card of the other player, who may block the plot. `royal`: where it comes by
   * an Insurrection, null among the Peasants.
   */
  | {
      readonly type: 'plotAnnounced';
      readonly seat: Seat;
      readonly plot: PlotName;
      readonly card: NumberId;
      readonly royal: RoyalId | null;
    }
  /** A card of a Population becomes Glory of the same player. */
  | { readonly type: 'scandalMade'; readonly seat: Seat; readonly card: NumberId }
  | {
      readonly type: 'subjectPlaced';
      readonly seat: Seat;
      readonly card: NumberId;
      readonly royal: RoyalId;
    }
  /** From another row, or from none after the loss of a Royal Card. */
  | {
      readonly type: 'subjectMoved';
      readonly seat: Seat;
      readonly card: NumberId;
      readonly royal: RoyalId;
    }
  | {
      readonly type: 'subjectsSwapped';
      readonly seat: Seat;
      readonly card: NumberId;
      readonly other: NumberId;
    }
  | { readonly type: 'subjectSerfed'; readonly seat: Seat; readonly card: NumberId }
  /** Everybody sees the hand in which no card can be placed. */
  | { readonly type: 'handDiscarded'; readonly seat: Seat; readonly cards: readonly CardId[] }
  /** No card that could come can be placed. */
  | { readonly type: 'redrawGivenUp'; readonly seat: Seat }
  /** From the Draw Pile: only its owner sees it. */
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly card: CardId }
  /**
   * `cards`: the new Draw Pile from the top, which nobody sees. `peasants`: those that went into
   * it.
   */
  | {
      readonly type: 'pileRenewed';
      readonly cards: readonly CardId[];
      readonly peasants: readonly { readonly seat: Seat; readonly card: NumberId }[];
    }
  | { readonly type: 'royalPlaced'; readonly seat: Seat; readonly card: RoyalId }
  | { readonly type: 'jesterPlaced'; readonly seat: Seat; readonly card: JokerId }
  /** Face down: only its owner sees it. */
  | { readonly type: 'armyLaid'; readonly seat: Seat; readonly card: NumberId }
  /** The Army Card is discarded, and `by` from the hand takes its place: only its owner sees it. */
  | {
      readonly type: 'armyReplaced';
      readonly seat: Seat;
      readonly card: NumberId;
      readonly by: NumberId;
    }
  /** An Army Card becomes a Subject beside the Regnant. */
  | {
      readonly type: 'armyTurnedUp';
      readonly seat: Seat;
      readonly card: NumberId;
      readonly royal: RoyalId;
    }
  | BattleEvent
  | PolityEvent
  /** Face down beneath the Regnant: only its owner sees it. */
  | {
      readonly type: 'preparationPlaced';
      readonly seat: Seat;
      readonly card: NumberId;
      readonly royal: RoyalId;
    }
  /** A Preparation Card from beneath the Regnant; it is discarded. */
  | { readonly type: 'preparationRevealed'; readonly seat: Seat; readonly card: NumberId }
  /** Whoever could have revealed a Preparation Card has left it where it is. */
  | { readonly type: 'nothingRevealed'; readonly seat: Seat }
  /** To the Discard Pile; `seat`: whose it was. */
  | { readonly type: 'jesterKilled'; readonly seat: Seat; readonly card: JokerId }
  /**
   * With the Subjects in his row and what lies beneath him. `preparation`: a Preparation Card there,
   * which both know from then on.
   */
  | {
      readonly type: 'chamberlainTaken';
      readonly seat: Seat;
      readonly from: Seat;
      readonly card: RoyalId;
      readonly preparation?: NumberId;
    }
  /** The row of a Royal Card holds too much since the newcomer is there. */
  | {
      readonly type: 'excessFound';
      readonly seat: Seat;
      readonly royal: RoyalId;
      readonly newcomer: RoyalId;
    }
  | { readonly type: 'excessSettled'; readonly seat: Seat }
  /** To the Discard Pile, on top of what lies beneath it, where there is something. */
  | {
      readonly type: 'royalLost';
      readonly seat: Seat;
      readonly card: RoyalId;
      readonly beneath?: NonEmpty<NumberId>;
    }
  | { readonly type: 'rearrangementEnded'; readonly seat: Seat }
  | {
      readonly type: 'lineScored';
      readonly seat: Seat;
      readonly line: ScoreLine;
      readonly points: number;
    }
  | { readonly type: 'totalScored'; readonly seat: Seat; readonly score: Score }
  /** There have been too many turns: the game is broken off. */
  | { readonly type: 'turnLimitReached'; readonly number: number }
  /** Nobody where the totals are equal, or where the game is broken off. */
  | { readonly type: 'gameOver'; readonly winners: readonly Seat[]; readonly unfinished?: true };

export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;
