import type { Turn } from '../../../engine/game.ts';
import { playerAt } from '../players.ts';
import { turnNumber } from '../turn.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { MigrationPhase } from '../types/migration.ts';

/**
 * In the Migration Phase of its kingdom a Treaty is discarded, at its beginning
 * (`ng.action.treaty.expiry`, `treaty-expiry-step`); one laid by Feast in the same turn stays for
 * another (`ng.preparation.feast-duration`).
 */
export function expireTreaty(turn: Turn<NoblesAndGlory>, { seat }: MigrationPhase): boolean {
  const { treaty } = playerAt(turn.state, seat);
  if (!treaty || (treaty.kind === 'feast' && treaty.laid === turnNumber(turn.state))) return false;
  turn.emit({ type: 'treatyExpired', seat, card: treaty.card }, [
    'ng.action.treaty.expiry',
    ...(treaty.kind === 'feast' ? (['ng.preparation.feast-duration'] as const) : []),
  ]);
  return true;
}
