import type { Turn } from '../../../engine/game.ts';
import { STARTING_GOLD } from '../gold.ts';
import { fillHill } from '../follows/end-turn.ts';
import { STAGES } from '../tiles.ts';
import type { KingOfTheValley } from '../types.ts';
import { CELLS } from '../valley.ts';

/** Gold, three piles, the valley out of the first, and the hill out of its rest and the second. */
export function resolveSetUp(turn: Turn<KingOfTheValley>): void {
  turn.emit({ type: 'startingGoldTaken', gold: STARTING_GOLD }, [
    'kv.setup.two-gold',
    'kv.setup.general-stock',
  ]);
  for (const stage of STAGES) {
    const tiles = turn.random.shuffled(turn.state.piles[stage]);
    turn.emit({ type: 'pileShuffled', stage, tiles }, ['kv.setup.three-piles'], []);
  }
  turn.emit({ type: 'valleyLaid', tiles: turn.state.piles[1].slice(0, CELLS.length) }, [
    'kv.setup.valley-grid',
  ]);
  fillHill(turn, [
    'kv.setup.hill-bottom-from-one',
    'kv.setup.hill-rest-from-two',
    'kv.setup.hill-two-by-six',
    'kv.setup.hill-built',
  ]);
}
