import type { Stage, TileId } from '../tiles.ts';
import type { State } from './state.ts';

/**
 * The table as a seat sees it: of the piles only how many tiles they hold. Everything else lies
 * open.
 */
export interface View extends Omit<State, 'piles'> {
  readonly piles: Readonly<Record<Stage, readonly TileId[] | number>>;
}
