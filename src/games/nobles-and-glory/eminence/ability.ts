import type { Turn } from '../../../engine/game.ts';
import type { NumberId, Suit } from '../cards.ts';
import type { Judgement } from '../refuse.ts';
import type { Rule } from '../rules.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action, ActionOf } from '../types/action.ts';
import type { Player, State } from '../types/state.ts';

export type EminenceName = 'transhumance' | 'apostle' | 'levy' | 'merchant';

/** How a Chamberlain of a suit exchanges a Glory Card for a card of a kingdom. */
export interface Eminence<Name extends EminenceName = EminenceName> {
  readonly rule: Rule;
  readonly suit: Suit;
  /** Whose card becomes Glory. */
  readonly of: 'own' | 'theirs';
  /** Every use that gives this Glory Card away. */
  candidates(player: Player, other: Player, glory: NumberId): readonly Action[];
  /** The card that is to become Glory, and the place of the one given away. */
  judge(state: State, player: Player, other: Player, action: ActionOf<Name>): Judgement;
  /** Gives the Glory Card away, once the other one has become Glory. */
  give(turn: Turn<NoblesAndGlory>, other: Player, action: ActionOf<Name>): void;
}
