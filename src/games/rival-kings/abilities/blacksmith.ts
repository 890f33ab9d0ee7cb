// Blacksmith (Forge): when you acquire a building it costs you one coin less. Declared together
// with the purchase. By one reading he then makes every building of this cycle cheaper.
import { buy } from '../card-actions/buy.ts';
import type { Using } from '../card-actions/card-action.ts';
import { isSubject } from '../cards.ts';
import { refuse } from '../refuse.ts';
import type { Player, State } from '../types/state.ts';
import type { Ability } from './ability.ts';

const DISCOUNT = 1;

export const blacksmith = {
  rule: 'rk.ability.blacksmith',
  window: 'with-action',
  actions: ['buy'],
  candidates: (_state, { seat }) => [{ type: 'ability', seat, subject: 'blacksmith' }],
  judge: (_state, { seat }) => refuse('rk.ability.blacksmith', 'declare-with-purchase', { seat }),
  resolve: () => undefined,
  /** A card that may be bought, and is a building. */
  judgeWith(state: State, { seat }: Player, target) {
    const refusal = buy.judge(state, seat, target, DISCOUNT);
    if (refusal) return refusal;
    const pile = target.pile!;
    const card = state.piles[pile].cards[0]!;
    return isSubject(card)
      ? refuse('rk.ability.blacksmith', 'no-building-there', { pile, card })
      : undefined;
  },
} satisfies Ability<'blacksmith'>;

/**
 * Coins off the price of a building: where the Blacksmith is declared now or, by
 * `blacksmith-scope`, was declared earlier in this cycle.
 */
export function discountOf(state: State, player: Player, using?: Using): number {
  const lasting =
    state.rulings['blacksmith-scope'] === 'all-purchases-this-cycle' &&
    player.spent === 'blacksmith';
  return using === 'blacksmith' || lasting ? DISCOUNT : 0;
}
