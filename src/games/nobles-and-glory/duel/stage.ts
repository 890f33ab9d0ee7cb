import type { Turn } from '../../../engine/game.ts';
import type { Handling } from '../processes/handling.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { DuelAt, DuelStage } from '../types/duel.ts';

/** What a Duel waits for at one of its stages, and what goes by itself there. */
export interface Stage<Name extends DuelStage['name'] = DuelStage['name']> extends Handling<
  DuelAt<Name>
> {
  /** Where there is nothing to decide: whether anything has followed. */
  follow(turn: Turn<NoblesAndGlory>, duel: DuelAt<Name>): boolean;
}
