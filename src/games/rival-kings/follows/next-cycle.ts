import type { Turn } from '../../../engine/game.ts';
import { beginCycle, beginRound } from '../rounds.ts';
import { scoreGame } from '../scoring/score-game.ts';
import type { RivalKings } from '../types.ts';
import type { State } from '../types/state.ts';

/**
 * Whether a cycle has ended and nothing has followed yet: the turns are over and no character lies
 * in front of anybody.
 */
const isCycleOver = ({ stage, players }: State): boolean =>
  stage.type === 'turn' && players.every(({ played }) => played === null);

/**
 * After a cycle: the scoring where the end is triggered, otherwise the second cycle or a new round.
 */
export function beginNextCycle(turn: Turn<RivalKings>): boolean {
  const { state } = turn;
  if (!isCycleOver(state)) return false;
  if (state.ending) scoreGame(turn);
  else if (state.cycle === 1) beginCycle(turn, 2);
  else beginRound(turn, state.round + 1);
  return true;
}
