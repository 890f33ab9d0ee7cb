import { dealtAnew } from '../../engine/hidden.ts';
import type { Random } from '../../engine/random.ts';
import type { Seat } from '../../engine/types.ts';
import { TILES, type Stage, type TileId } from './tiles.ts';
import type { State } from './types/state.ts';

/** The piles in another order: what they hold together everybody can count, stage by stage. */
export function redeal(state: State, seat: Seat, random: Random): State {
  const shuffled = (stage: Stage): readonly TileId[] =>
    dealtAnew([{ pieces: state.piles[stage], seenBy: [] }], seat, TILES, random)[0]!;
  return { ...state, piles: { 1: shuffled(1), 2: shuffled(2), 3: shuffled(3) } };
}
