import type { CardActionRules } from './card-action.ts';
import { judgePurchase, pilesOffering, resolvePurchase } from './purchase.ts';

/** Pay the number on a visible building and take it (`rk.action.buy`). */
export const buy: CardActionRules = {
  targets: (state) => pilesOffering(state, 'buy').map((pile) => ({ pile })),
  judge: (state, seat, { pile }, discount) => judgePurchase(state, seat, pile!, 'buy', discount),
  resolve(turn, seat, { pile }, source, discount) {
    resolvePurchase(turn, { seat, pile: pile!, depth: 0, action: 'buy', source, discount });
  },
};
