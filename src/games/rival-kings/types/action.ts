import type { Seat } from '../../../engine/types.ts';
import type { BuildingId, CardId, SubjectId } from '../cards.ts';
import type { ActionKind, CharacterId } from '../characters.ts';
import type { PileId } from './state.ts';

/** A character action. `using`: the ability declared together with it. */
export type CardAction =
  | { readonly type: 'settle'; readonly seat: Seat; readonly using?: 'sailor' }
  | { readonly type: 'pass'; readonly seat: Seat; readonly to: Seat; readonly using?: 'sailor' }
  | {
      readonly type: 'money';
      readonly seat: Seat;
      readonly pile: PileId;
      readonly using?: 'sailor';
    }
  | {
      readonly type: 'recruit';
      readonly seat: Seat;
      readonly pile: PileId;
      readonly using?: 'sailor';
    }
  | {
      readonly type: 'buy';
      readonly seat: Seat;
      readonly pile: PileId;
      readonly using?: 'sailor' | 'blacksmith';
    };

/**
 * Using the ability of the active subject. The Blacksmith is always refused here: he is declared
 * with `buy`.
 */
export type AbilityAction = { readonly type: 'ability'; readonly seat: Seat } & (
  | { readonly subject: 'watchman' | 'jailer' | 'scholar' | 'sailor' | 'blacksmith' }
  | { readonly subject: 'gardener'; readonly swapWith: Seat }
  | {
      readonly subject: 'court-lady';
      readonly from: Seat;
      readonly give: BuildingId;
      readonly take: BuildingId;
    }
  | {
      readonly subject: 'bishop';
      readonly from: Seat;
      readonly give: SubjectId;
      readonly take: SubjectId;
      /** Which of two equal subjects: the newest copy unless `older`. */
      readonly giveCopy?: 'older';
      readonly takeCopy?: 'older';
    }
  | {
      readonly subject: 'troubadour';
      readonly give: CardId;
      readonly pile: PileId;
      readonly giveCopy?: 'older';
    }
  | {
      readonly subject: 'carpenter' | 'market-woman' | 'innkeeper' | 'vintner' | 'miner';
      readonly pile: PileId;
    }
  | { readonly subject: 'herbalist'; readonly to: Seat }
  | { readonly subject: 'farmer'; readonly action: ActionKind }
);

export type Action =
  /** Lays out the game from the box. */
  | { readonly type: 'set-up'; readonly seat: Seat }
  /** Lays a character face down. */
  | { readonly type: 'choose'; readonly seat: Seat; readonly character: CharacterId }
  /** Turns all characters over. */
  | { readonly type: 'reveal'; readonly seat: Seat }
  /** Leaves the Gardener or the Watchman unused. */
  | { readonly type: 'hold-back'; readonly seat: Seat }
  /** Lays a crest on an action of a victim. */
  | {
      readonly type: 'steal';
      readonly seat: Seat;
      readonly from: Seat;
      readonly action: ActionKind;
    }
  | CardAction
  | AbilityAction
  /** Takes a card from the pile being looked through: the topmost copy unless `deeper`. */
  | { readonly type: 'take'; readonly seat: Seat; readonly card: CardId; readonly copy?: 'deeper' }
  /** Does without the action or the search that is due. */
  | { readonly type: 'waive'; readonly seat: Seat }
  /** Ends the own turn. */
  | { readonly type: 'end'; readonly seat: Seat };

export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;
export type AbilityOf<Subject extends SubjectId> = AbilityAction & { readonly subject: Subject };
