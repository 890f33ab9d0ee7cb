import type { NonEmpty } from '../../../engine/types.ts';
import type { Suit } from '../cards.ts';
import type { Rule } from '../rules.ts';
import type { PeasantStep } from '../types/peasants.ts';

/** An event of the Peasant Phase. */
export interface EventRules {
  readonly rule: Rule;
  /** Whether it comes, by the suits of which there is no Subject. */
  isDue(missing: readonly Suit[]): boolean;
  /**
   * By the number of Subjects, which Peasants outnumber: whether all of it can be done and a
   * Subject is left in the end (`ng.turn.peasant.entirety`, `ng.guard.subjects`).
   */
  canComplete(kingdom: { readonly subjects: number }): boolean;
  readonly steps: NonEmpty<PeasantStep>;
}
