import type { Turn } from '../../../engine/game.ts';
import { canCarryOut } from '../abilities/possible.ts';
import { DUE_RULES } from '../card-actions/source.ts';
import type { RivalKings } from '../types.ts';

/** An action that is due and cannot be carried out lapses. */
export function lapseImpossible(turn: Turn<RivalKings>): boolean {
  const { state } = turn;
  if (state.stage.type !== 'turn') return false;
  const { seat, pending } = state.stage;
  const [due] = pending;
  if (!due || canCarryOut(state, seat, due.kind, due.like)) return false;
  turn.emit({ type: 'actionLapsed', seat, action: due.kind }, [DUE_RULES[due.source]]);
  return true;
}
