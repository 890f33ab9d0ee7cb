import { asNumber, asRoyal } from '../action-cards.ts';
import { checkArrival } from '../arrival.ts';
import { playerAt } from '../players.ts';
import { refuse } from '../refuse.ts';
import type { ActionOf } from '../types/action.ts';
import type { MerchantProcess } from '../types/state.ts';
import { notNow, type Handling } from './handling.ts';

const RULE = 'ng.action.eminence.merchant';

/**
 * The other player chooses the row of the card that a Merchant gives
 * (`ng.action.eminence.merchant`).
 */
export const merchant: Handling<MerchantProcess> = {
  rule: RULE,
  pending: (_, { seat, card }) => ({ name: 'merchant', seats: [seat], about: { card } }),
  candidates: (state, { card }, seat) =>
    playerAt(state, seat).court.map((royal) => ({
      type: 'place',
      seat,
      card,
      royal: royal.card,
    })),
  judge: (state, { seat, card }, action) => {
    if (action.type !== 'place') return notNow(RULE, action);
    return action.card === card
      ? checkArrival(state, playerAt(state, seat), card, action.royal)
      : refuse(RULE, 'not-given', { card: action.card });
  },
  resolve: (turn, { seat: to, from }, action) => {
    const { card, royal } = action as ActionOf<'place'>;
    turn.emit({ type: 'gloryGiven', seat: from, to, card: asNumber(card), royal: asRoyal(royal) }, [
      RULE,
      'ng.equipoise.elsewhere',
    ]);
  },
};
