import { refuse, type Judgement } from '../refuse.ts';
import type { ActionName, ActionPhase } from '../types/state.ts';

/** What a refusal calls an Action: by its own name, or by that of its family. */
type Called = ActionName | 'intrigue' | 'ascendancy' | 'eminence' | 'enact';

/** An Action once in a phase, whichever way it was used (`ng.action.once-each`). */
export const judgeUnused = (
  { used }: ActionPhase,
  names: readonly ActionName[],
  action: Called,
): Judgement =>
  used.some((name) => names.includes(name))
    ? refuse('ng.action.once-each', 'action-used', { action })
    : undefined;
