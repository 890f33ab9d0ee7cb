import type { Turn } from '../../../engine/game.ts';
import { isCollector, taxOf } from '../tiles.ts';
import type { KingOfTheValley } from '../types.ts';

/** A tax collector who asks for nothing pays at once (`kv.tax.free-collectors`). */
export function collectFree(turn: Turn<KingOfTheValley>): boolean {
  const { stage } = turn.state;
  if (stage.type !== 'turn') return false;
  const { seat } = stage;
  const [collector] = stage.inHand;
  if (!collector || !isCollector(collector)) return false;
  const { demand, gold } = taxOf(collector);
  if (demand > 0) return false;
  turn.emit({ type: 'taxCollected', seat, collector, demand, gold }, [
    'kv.tax.free-collectors',
    'kv.tax.gain-gold',
  ]);
  turn.emit({ type: 'specialistDiscarded', seat, tile: collector }, [
    'kv.specialist.discard-after-use',
    'kv.specialist.not-a-subject',
  ]);
  return true;
}
