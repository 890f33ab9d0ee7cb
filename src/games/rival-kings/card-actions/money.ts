import type { Turn } from '../../../engine/game.ts';
import type { NonEmpty } from '../../../engine/types.ts';
import { refuse } from '../refuse.ts';
import type { Rule } from '../rules.ts';
import { type RivalKings } from '../types.ts';
import { PILES, type PileId, type State } from '../types/state.ts';
import type { CardActionRules } from './card-action.ts';
import { sourceCites } from './source.ts';

/** Coins laid at each money place when all are empty (`rk.money.refill`). */
const REFILL = 2;

const allEmpty = (state: State): boolean => PILES.every((pile) => state.piles[pile].coins === 0);

/**
 * What a refill lays at each place: two coins in the order of the piles, as far as the supply
 * reaches.
 */
function refillOf(state: State): Record<PileId, number> {
  let left = state.supply.coins;
  const coins = {} as Record<PileId, number>;
  for (const pile of PILES) {
    coins[pile] = Math.min(REFILL, left);
    left -= coins[pile];
  }
  return coins;
}

function refillIfEmpty(turn: Turn<RivalKings>): void {
  if (!allEmpty(turn.state)) return;
  const coins = refillOf(turn.state);
  const short = PILES.some((pile) => coins[pile] < REFILL);
  const cites: NonEmpty<Rule> = short
    ? ['rk.money.refill', 'rk.money.refill-limit']
    : ['rk.money.refill', 'rk.money.circulation'];
  turn.emit({ type: 'moneyRefilled', coins }, cites);
}

/**
 * Take all the money lying at one of the four piles (`rk.action.money`); if all places are empty
 * they are refilled first.
 */
export const money: CardActionRules = {
  targets: () => PILES.map((pile) => ({ pile })),
  judge(state, seat, { pile }) {
    const empty = allEmpty(state);
    const coins = empty ? refillOf(state) : undefined;
    if ((coins ? coins[pile!] : state.piles[pile!].coins) > 0) return undefined;
    if (!empty) return refuse('rk.action.money', 'money-place-empty', { seat, pile: pile! });
    return state.supply.coins === 0
      ? refuse('rk.money.refill-limit', 'no-money-anywhere', { seat })
      : refuse('rk.money.refill-limit', 'refill-too-short', { seat, pile: pile! });
  },
  resolve(turn, seat, { pile }, source) {
    refillIfEmpty(turn);
    const { state } = turn;
    const { coins, cards } = state.piles[pile!];
    const choice = PILES.filter((other) => state.piles[other].coins > 0).length > 1;
    const cites = sourceCites(state, seat, source, 'rk.action.money');
    turn.emit(
      { type: 'moneyTaken', seat, pile: pile!, top: cards[0] ?? null, coins, source },
      choice ? [...cites, 'rk.action.money.no-peeking'] : cites,
    );
  },
};
