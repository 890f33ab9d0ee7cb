import type { Turn } from '../../../engine/game.ts';
import type { NumberId, Suit } from '../cards.ts';
import { judgeNumberInHand } from '../hands.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Rule } from '../rules.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action, ActionOf } from '../types/action.ts';
import type { Player, State } from '../types/state.ts';

export type EnactName = 'horticulture' | 'tournament' | 'accoutres' | 'construction';

/** What is given for an Enact: a card of the hand, and a Glory Card for the Decree. */
interface Cost {
  readonly card: NumberId;
  readonly glory: NumberId;
}

/** An Enact, by the suit of the card discarded for it. */
export interface Enact<Name extends EnactName = EnactName> {
  readonly rule: Rule;
  readonly suit: Suit;
  /** Every use for this cost. */
  candidates(player: Player, other: Player, cost: Cost): readonly Action[];
  /** Whether all of it can be done, once the cost can be paid. */
  judge(state: State, player: Player, other: Player, action: ActionOf<Name>): Judgement;
  /** The effect, once the card is discarded. */
  use(turn: Turn<NoblesAndGlory>, action: ActionOf<Name>): void;
}

/** The card discarded for an Enact is no card of the hand any more. */
export const judgeNotDiscarded = (
  { card }: Pick<ActionOf<EnactName>, 'card'>,
  other: ActionOf<EnactName>['card'],
  because: Rule,
): Judgement => (card === other ? refuse(because, 'discarded-for-enact', { card }) : undefined);

/** Another Number Card of the hand. */
export const judgeStillInHand = (
  player: Player,
  action: Pick<ActionOf<EnactName>, 'card'>,
  other: ActionOf<EnactName>['card'],
  because: Rule,
): Judgement =>
  judgeNotDiscarded(action, other, because) ?? judgeNumberInHand(player, other, because);
