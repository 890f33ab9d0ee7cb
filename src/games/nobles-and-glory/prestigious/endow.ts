import type { Turn } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/types.ts';
import { playerAt } from '../players.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { MigrationPhase } from '../types/migration.ts';
import type { State } from '../types/state.ts';
import { judgeEffect } from './effect.ts';

const RULE = 'ng.prestigious.endow';

/**
 * One of the draws may be the top card of the Discard Pile, whatever it is (`ng.prestigious.endow`,
 * `endow-draws`).
 */
export function judgeEndow(state: State, { seat, discardDrawn }: MigrationPhase): Judgement {
  const refusal = judgeEffect(playerAt(state, seat), 'diamond');
  if (refusal) return refusal;
  if (discardDrawn) return refuse(RULE, 'discard-drawn');
  return state.discardPile.length > 0 ? undefined : refuse(RULE, 'discard-pile-empty');
}

/** The card comes openly into the hand. */
export function endow(turn: Turn<NoblesAndGlory>, seat: Seat): void {
  const card = turn.state.discardPile[0]!;
  turn.emit({ type: 'discardDrawn', seat, card }, [RULE]);
}
