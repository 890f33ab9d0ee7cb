import type { NonEmpty, Seat } from '../../../engine/types.ts';
import type { Alignment } from '../alignment.ts';
import type { CardId, NumberId, RoyalId, Suit } from '../cards.ts';
import type { HandFault } from '../valid-hand.ts';
import type { DiscardTo } from './action.ts';
import type { Score, ScoreLine } from './score.ts';
import type { MigrationStep, Phase } from './state.ts';

export type Event =
  /** All cards become the Draw Pile. `cards`: from the top; nobody sees them. */
  | { readonly type: 'packShuffled'; readonly cards: readonly CardId[] }
  /** `cards`: only their owner sees them. */
  | { readonly type: 'handDealt'; readonly seat: Seat; readonly cards: readonly CardId[] }
  /** Everybody sees the hand that cannot be kept. */
  | { readonly type: 'mulliganAnnounced'; readonly seat: Seat; readonly cards: readonly CardId[]; readonly faults: NonEmpty<HandFault> }
  /** Both hands may be kept: the starting cards are chosen. */
  | { readonly type: 'handsKept' }
  /** Face down: only their owner sees them. */
  | { readonly type: 'startingCardsLaid'; readonly seat: Seat; readonly royal: RoyalId; readonly subject: NumberId }
  | { readonly type: 'startingCardsRevealed'; readonly seat: Seat; readonly royal: RoyalId; readonly subject: NumberId }
  /** `by`: the lower value, or the suits where it was equal. */
  | { readonly type: 'firstPlayerFound'; readonly seat: Seat; readonly by: 'value' | 'suit' }
  | { readonly type: 'turnStarted'; readonly seat: Seat; readonly number: number; readonly phase: Phase }
  | { readonly type: 'phaseStarted'; readonly seat: Seat; readonly phase: Phase }
  | { readonly type: 'phaseEnded'; readonly seat: Seat; readonly phase: Phase }
  | { readonly type: 'subjectPlaced'; readonly seat: Seat; readonly card: NumberId; readonly royal: RoyalId }
  /** From another row, or from none after the loss of a Royal Card. */
  | { readonly type: 'subjectMoved'; readonly seat: Seat; readonly card: NumberId; readonly royal: RoyalId }
  | { readonly type: 'subjectsSwapped'; readonly seat: Seat; readonly card: NumberId; readonly other: NumberId }
  | { readonly type: 'subjectSerfed'; readonly seat: Seat; readonly card: NumberId }
  /** Everybody sees the hand in which no card can be placed. */
  | { readonly type: 'handDiscarded'; readonly seat: Seat; readonly cards: readonly CardId[] }
  /** No card that could come can be placed. */
  | { readonly type: 'redrawGivenUp'; readonly seat: Seat }
  /** From the Draw Pile: only its owner sees it. */
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly card: CardId }
  /** `cards`: the new Draw Pile from the top, which nobody sees. `peasants`: those that went into it. */
  | {
      readonly type: 'pileRenewed';
      readonly cards: readonly CardId[];
      readonly peasants: readonly { readonly seat: Seat; readonly card: NumberId }[];
    }
  | { readonly type: 'royalPlaced'; readonly seat: Seat; readonly card: RoyalId }
  /** The row of a Royal Card holds too much since the newcomer is there. */
  | { readonly type: 'excessFound'; readonly seat: Seat; readonly royal: RoyalId; readonly newcomer: RoyalId }
  | { readonly type: 'excessSettled'; readonly seat: Seat }
  /** To the Discard Pile, with what lies beneath it. */
  | { readonly type: 'royalLost'; readonly seat: Seat; readonly card: RoyalId }
  | { readonly type: 'rearrangementEnded'; readonly seat: Seat }
  | { readonly type: 'cardDiscarded'; readonly seat: Seat; readonly card: CardId; readonly to: DiscardTo }
  /** `draws`: cards to be drawn in this step. */
  | { readonly type: 'migrationStepStarted'; readonly seat: Seat; readonly step: MigrationStep; readonly draws: number }
  /** `aside`: it cannot be a Refugee, and another follows. */
  | { readonly type: 'refugeeTurned'; readonly seat: Seat; readonly card: CardId; readonly aside: boolean }
  | { readonly type: 'destinationFound'; readonly seat: Seat; readonly suit: Suit; readonly by: Alignment }
  /** Beside a Royal Card of the new kingdom, or as a Peasant where that is null. */
  | { readonly type: 'subjectTaken'; readonly seat: Seat; readonly from: Seat; readonly card: NumberId; readonly royal: RoyalId | null }
  | { readonly type: 'peasantTaken'; readonly seat: Seat; readonly from: Seat; readonly card: NumberId }
  | { readonly type: 'refugeeTaken'; readonly seat: Seat; readonly card: NumberId }
  /** `cards`: what was turned up and is not taken, from the top, for the Discard Pile. */
  | { readonly type: 'refugeeEnded'; readonly cards: readonly CardId[] }
  | { readonly type: 'peasantDrawn'; readonly seat: Seat; readonly from: Seat; readonly card: NumberId }
  | { readonly type: 'lineScored'; readonly seat: Seat; readonly line: ScoreLine; readonly points: number }
  | { readonly type: 'totalScored'; readonly seat: Seat; readonly score: Score }
  /** Nobody where the totals are equal. */
  | { readonly type: 'gameOver'; readonly winners: readonly Seat[] };

export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;
