import { discountOf } from '../abilities/blacksmith.ts';
import { isSubject } from '../cards.ts';
import { refuse } from '../refusals.ts';
import { playerAt } from '../table.ts';
import type { CardActionRules } from './card-action.ts';
import { judgePurchase, pilesOffering, resolvePurchase } from './purchase.ts';

/** Pay the number on a visible building and take it (`rk.action.buy`). */
export const buy: CardActionRules = {
  targets: (state) => pilesOffering(state, 'buy').map((pile) => ({ pile })),
  judge(state, seat, target, using) {
    const pile = target.pile!;
    const refusal = judgePurchase(state, seat, pile, 'buy', discountOf(state, playerAt(state, seat), using));
    if (refusal || using !== 'blacksmith') return refusal;
    const card = state.piles[pile].cards[0]!;
    return isSubject(card) ? refuse('rk.ability.blacksmith', 'no-building-there', { pile, card }) : undefined;
  },
  resolve(turn, seat, { pile }, source, using) {
    const discount = discountOf(turn.state, playerAt(turn.state, seat), using);
    resolvePurchase(turn, { seat, pile: pile!, depth: 0, action: 'buy', source, discount });
  },
};
