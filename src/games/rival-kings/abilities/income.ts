import type { Turn } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/types.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Rule } from '../rules.ts';
import type { RivalKings } from '../types.ts';
import type { State } from '../types/state.ts';

/** Why no coin can come from the supply. */
export function judgeIncome(state: State, rule: Rule): Judgement {
  return state.supply.coins > 0 ? undefined : refuse(rule, 'supply-empty');
}

/** Takes coins from the supply, as far as it reaches. */
export function takeIncome(turn: Turn<RivalKings>, seat: Seat, due: number, rule: Rule): void {
  const coins = Math.min(due, turn.state.supply.coins);
  turn.emit({ type: 'coinsReceived', seat, coins }, [rule, 'rk.money.circulation']);
}
