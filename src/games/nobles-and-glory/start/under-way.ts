import { refuse, type Judgement } from '../refuse.ts';
import { changedTop, pushed } from '../stack.ts';
import type { BattleProcess } from '../types/battle.ts';
import type { DuelProcess } from '../types/duel.ts';
import type { Polity } from '../types/polity.ts';
import type { Position } from '../types/position.ts';
import type { State } from '../types/state.ts';

/** One Action ends before the next begins (`ng.action.any-number`). */
export function checkOneUnderWay({ polity, battle, duel }: Position): Judgement {
  const underWay = [polity, battle, duel].filter((each) => each !== undefined);
  return underWay.length > 1 ? refuse('ng.action.any-number', 'two-under-way') : undefined;
}

/** The state of an Action Phase with an Action used and under way (`ng.action.once-each`). */
export const withUnderWay = (state: State, process: Polity | BattleProcess | DuelProcess): State =>
  pushed(
    changedTop(state, 'action', (phase) => ({ ...phase, used: [process.type] })),
    process,
  );
