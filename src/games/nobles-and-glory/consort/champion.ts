import { asNumber } from '../action-cards.ts';
import { suitOf } from '../cards.ts';
import { isPeasantOf } from '../peasants.ts';
import { notNow } from '../processes/handling.ts';
import { refuse } from '../refuse.ts';
import type { Action } from '../types/action.ts';
import type { ConsortAbility } from './ability.ts';

const RULE = 'ng.action.consort.champion';

/**
 * A Club Consort: a Club of either Peasant Pile comes into the hand, whatever its size
 * (`ng.action.consort.champion`).
 */
export const champion: ConsortAbility = {
  rule: RULE,
  candidates: ({ seat, peasants }, other) =>
    [...peasants, ...other.peasants].map((card): Action => ({ type: 'champion', seat, card })),
  judge: ({ peasants }, other, action) => {
    if (action.type !== 'champion') return notNow(RULE, action);
    const card = [...peasants, ...other.peasants].find((each) => each === action.card);
    if (!card) return refuse(RULE, 'in-no-peasant-pile', { card: action.card });
    return suitOf(card) === 'club' ? undefined : refuse(RULE, 'other-suit', { card, suit: 'club' });
  },
  use: (turn, action) => {
    if (action.type !== 'champion') return;
    const { seat } = action;
    const card = asNumber(action.card);
    const { seat: from } = turn.state.players.find((player) => isPeasantOf(player, card))!;
    turn.emit({ type: 'peasantDrawn', seat, from, card }, ['ng.action.consort', RULE]);
  },
};
