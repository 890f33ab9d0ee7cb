import type { Turn } from '../../../engine/game.ts';
import type { NonEmpty } from '../../../engine/types.ts';
import { dealCharacters } from '../rounds.ts';
import type { Rule } from '../rules.ts';
import { scoreGame } from '../scoring/score-game.ts';
import type { RivalKings, State } from '../types.ts';

/** Whether a cycle has ended and nothing has followed yet: the turns are over and no character lies in front of anybody. */
const isCycleOver = ({ stage, players }: State): boolean => stage.type === 'turn' && players.every(({ played }) => played === null);

/** After a cycle: the scoring where the end is triggered, otherwise the second cycle or a new round. */
export function beginNextCycle(turn: Turn<RivalKings>): boolean {
  const { state } = turn;
  if (!isCycleOver(state)) return false;
  if (state.ending) scoreGame(turn);
  else if (state.cycle === 1) beginCycle(turn, 2);
  else beginRound(turn, state.round + 1);
  return true;
}

function beginRound(turn: Turn<RivalKings>, round: number): void {
  turn.emit({ type: 'charactersCollected', round }, ['rk.round.collect']);
  dealCharacters(turn);
  beginCycle(turn, 1);
}

export function beginCycle(turn: Turn<RivalKings>, cycle: 1 | 2): void {
  const cites: NonEmpty<Rule> = ['rk.round.two-cycles', 'rk.cycle.phases'];
  turn.emit({ type: 'cycleStarted', cycle }, cycle === 1 ? cites : [...cites, 'rk.round.two-of-three']);
}
