import type { Turn } from '../../../engine/game.ts';
import type { NonEmpty, Seat } from '../../../engine/types.ts';
import { nextSeat, TIE_RULES, tieDecidedBy } from '../order.ts';
import type { Rule } from '../rules.ts';
import { playerAt } from '../table.ts';
import type { RivalKings } from '../types.ts';
import type { State, Tie } from '../types/state.ts';

/** Once all conflicts are settled, the first turn begins. */
export function beginFirstTurn(turn: Turn<RivalKings>): boolean {
  const { stage } = turn.state;
  if (stage.type !== 'conflicts' || stage.queue.length > 0) return false;
  beginNextTurn(turn);
  return true;
}

/** Gives the turn to the next seat in rank order, or ends the cycle. */
export function beginNextTurn(turn: Turn<RivalKings>): void {
  const seat = nextSeat(turn.state);
  if (!seat) return endCycle(turn);
  const tie = tieDecidedBy(turn.state, seat);
  turn.emit({ type: 'turnStarted', seat, tie }, citesOfTurn(turn.state, seat, tie));
}

function citesOfTurn(state: State, seat: Seat, tie: Tie): NonEmpty<Rule> {
  const cites: [Rule, ...Rule[]] = ['rk.turn.rank-order'];
  if (tie) cites.push(TIE_RULES[tie]);
  if (state.thefts.some((theft) => theft.thief === seat)) cites.push('rk.steal.on-thiefs-turn');
  const player = playerAt(state, seat);
  if (player.crests.length > 0)
    cites.push(player.equal ? 'rk.conflict.equal.choose-uncovered' : 'rk.steal.rest-remains');
  return cites;
}

function endCycle(turn: Turn<RivalKings>): void {
  const { cycle, ending, players } = turn.state;
  const crests = players.reduce((sum, player) => sum + player.crests.length, 0);
  const cites: NonEmpty<Rule> = [crests > 0 ? 'rk.steal.crests-return' : 'rk.round.two-cycles'];
  turn.emit(
    { type: 'cycleEnded', cycle, crests },
    ending ? [...cites, 'rk.end.finish-cycle'] : cites,
  );
}
