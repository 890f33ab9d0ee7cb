import type { Turn } from '../../../engine/game.ts';
import { hasLeg } from '../actions/leg.ts';
import { phaseOf } from '../turn.ts';
import type { KingOfTheValley } from '../types.ts';

/**
 * Where nothing at all can be summoned the king stays, and the turn goes on with its third phase.
 */
export function lapse(turn: Turn<KingOfTheValley>): boolean {
  const { state } = turn;
  const { stage } = state;
  if (
    stage.type !== 'turn' ||
    stage.inHand.length > 0 ||
    phaseOf(state, stage) !== 2 ||
    hasLeg(state, stage)
  )
    return false;
  turn.emit({ type: 'summonLapsed', seat: stage.seat }, [
    'kv.summon.mandatory',
    'kv.turn.four-phases',
  ]);
  return true;
}
