import type { Turn } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/types.ts';
import type { Verdict } from '../refuse.ts';
import type { Rule } from '../rules.ts';
import type { RivalKings } from '../types.ts';
import type { Source, State, Target } from '../types/state.ts';

/** An ability declared together with an action. */
export type Using = 'sailor' | 'blacksmith' | undefined;

/** Coins off the price of a building, and the rule that says so. */
export interface Discount {
  readonly coins: number;
  readonly rule: Rule;
}

/** What carrying out one of the five actions means, whoever's card it stands on and wherever it comes from. */
export interface CardActionRules {
  /** Targets worth judging. */
  targets(state: State, seat: Seat): readonly Target[];
  /** Why the action cannot be carried out on this target. */
  judge(state: State, seat: Seat, target: Target, discount: Discount | undefined): Verdict;
  resolve(turn: Turn<RivalKings>, seat: Seat, target: Target, source: Source, discount: Discount | undefined): void;
}
