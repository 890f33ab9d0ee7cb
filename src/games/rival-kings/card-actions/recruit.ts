import type { CardActionRules } from './card-action.ts';
import { judgePurchase, pilesOffering, resolvePurchase } from './purchase.ts';

/**
 * Pay the number on a visible subject and take it; it becomes your active subject
 * (`rk.action.recruit`).
 */
export const recruit: CardActionRules = {
  targets: (state) => pilesOffering(state, 'recruit').map((pile) => ({ pile })),
  judge: (state, seat, { pile }) => judgePurchase(state, seat, pile!, 'recruit', 0),
  resolve(turn, seat, { pile }, source) {
    resolvePurchase(turn, { seat, pile: pile!, depth: 0, action: 'recruit', source, discount: 0 });
  },
};
