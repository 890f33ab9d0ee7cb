import type { Turn } from '../../../engine/game.ts';
import type { Judgement } from '../refuse.ts';
import type { Rule } from '../rules.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action } from '../types/action.ts';
import type { Player } from '../types/state.ts';

/**
 * A Consort Ability; it is used or left out as a Regnant Ability places a card into Glory
 * (`ng.action.consort`).
 */
export interface ConsortAbility {
  readonly rule: Rule;
  candidates(player: Player, other: Player): readonly Action[];
  judge(player: Player, other: Player, action: Action): Judgement;
  use(turn: Turn<NoblesAndGlory>, action: Action): void;
}
