import type { Turn } from '../../../engine/game.ts';
import type { Judgement } from '../refuse.ts';
import type { Rule } from '../rules.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action, ActionOf } from '../types/action.ts';
import type { PlotName, Player } from '../types/state.ts';

/** A plot of an Intrigue against the other player. */
export interface Plot<Name extends PlotName = PlotName> {
  readonly rule: Rule;
  /** Royal Cards of the other player without a Subject of their suit that it needs. */
  readonly needed: number;
  candidates(player: Player, other: Player): readonly Action[];
  judge(player: Player, other: Player, action: ActionOf<Name>): Judgement;
  /** What it does, once it is announced. */
  use(turn: Turn<NoblesAndGlory>, other: Player, action: ActionOf<Name>): void;
}
