import type { Decision } from '../../engine/types.ts';
import { handlingOf } from './processes/all.ts';
import { topOf } from './stack.ts';
import type { NoblesAndGlory } from './types.ts';
import type { Deciding, State } from './types/state.ts';

/**
 * The process that waits for somebody; none once the game is over, or while a turn goes on to its
 * next phase.
 */
export function decidingOf(state: State): Deciding | undefined {
  const top = topOf(state);
  return top.type === 'over' || top.type === 'unfinished' || top.type === 'turn' ? undefined : top;
}

/** What a settled table waits for: the last process of the stack says it. */
export function pending(state: State): Decision<NoblesAndGlory> | undefined {
  const process = decidingOf(state);
  return process && handlingOf(process).pending(state, process);
}
