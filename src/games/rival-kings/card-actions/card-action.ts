import type { Turn } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/types.ts';
import type { Judgement } from '../refuse.ts';
import type { RivalKings } from '../types.ts';
import type { Source, State, Target } from '../types/state.ts';

/** An ability declared together with an action. */
export type Using = 'sailor' | 'blacksmith' | undefined;

/**
 * What carrying out one of the five actions means, whoever's card it stands on and wherever it
 * comes from.
 */
export interface CardActionRules {
  /** Targets worth judging. */
  targets(state: State, seat: Seat): readonly Target[];
  /**
   * Why the action cannot be carried out on this target. `discount`: coins off the price of a
   * building, by the Blacksmith.
   */
  judge(state: State, seat: Seat, target: Target, discount: number): Judgement;
  resolve(
    turn: Turn<RivalKings>,
    seat: Seat,
    target: Target,
    source: Source,
    discount: number,
  ): void;
}
