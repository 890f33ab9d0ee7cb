import type { Seat } from '../../../engine/types.ts';
import type { NumberId, RoyalId } from '../cards.ts';

/** A Battle that has been declared (`ng.action.battle`). */
export interface BattleProcess {
  readonly type: 'battle';
  /** Who decides. */
  readonly seat: Seat;
  /**
   * The defender chooses an Army Card; whoever has won places the spoils; the attacker takes a card of
   * the Population.
   */
  readonly step: 'defence' | 'spoils' | 'plunder';
  /**
   * The attacking Army Card, face down as long as the defender chooses, discarded before another is
   * taken for it. The spoils are in no place until they have one.
   */
  readonly card: NumberId;
}

/** What happens in a Battle. */
export type BattleEvent =
  /** `card`: only its owner, who attacks, sees it. */
  | {
      readonly type: 'battleDeclared';
      readonly seat: Seat;
      readonly against: Seat;
      readonly card: NumberId;
    }
  /** `by` of the defender `from`, then `card` of the attacker, each with what it counts. */
  | {
      readonly type: 'armiesRevealed';
      readonly seat: Seat;
      readonly from: Seat;
      readonly card: NumberId;
      readonly by: NumberId;
      readonly value: number;
      readonly against: number;
    }
  /** `card` is discarded; `spoils` comes to the winner. */
  | {
      readonly type: 'battleWon';
      readonly seat: Seat;
      readonly card: NumberId;
      readonly spoils: NumberId;
      readonly isDraw: boolean;
    }
  /** Beside a Royal Card, or as a Peasant where that is null. */
  | {
      readonly type: 'spoilsTaken';
      readonly seat: Seat;
      readonly card: NumberId;
      readonly royal: RoyalId | null;
    }
  /** Nobody opposes it. `plunder`: a card of the Population is taken for it. */
  | {
      readonly type: 'armyDiscarded';
      readonly seat: Seat;
      readonly card: NumberId;
      readonly plunder: boolean;
    };
