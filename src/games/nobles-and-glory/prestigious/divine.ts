import { judgeInHand } from '../hands.ts';
import { playerAt } from '../players.ts';
import { notNow, type Handling } from '../processes/handling.ts';
import type { ActionOf } from '../types/action.ts';
import type { DivineProcess } from '../types/migration.ts';

const RULE = 'ng.prestigious.divine';

/**
 * A card more was drawn, and one of the hand is laid face down on the Draw Pile
 * (`ng.prestigious.divine`, `abundance-compulsory`).
 */
export const divine: Handling<DivineProcess> = {
  rule: RULE,
  pending: (_, { seat }) => ({ name: 'divine', seats: [seat], secret: true }),
  candidates: (state, _, seat) =>
    playerAt(state, seat).hand.map((card) => ({ type: 'divine', seat, card })),
  judge: (state, { seat }, action) =>
    action.type === 'divine'
      ? judgeInHand(playerAt(state, seat), action.card, RULE)
      : notNow(RULE, action),
  resolve: (turn, { seat }, action) => {
    const { card } = action as ActionOf<'divine'>;
    turn.emit({ type: 'cardLaidOnDrawPile', seat, card }, [RULE], [seat]);
  },
};
