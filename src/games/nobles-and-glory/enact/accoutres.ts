import { asNumber } from '../action-cards.ts';
import { judgeArmyOf } from '../army.ts';
import { isNumber, valueOf } from '../cards.ts';
import { refuse } from '../refuse.ts';
import type { Action } from '../types/action.ts';
import { judgeStillInHand, type Enact } from './ability.ts';

const RULE = 'ng.action.enact.accoutres';

/**
 * A Diamond: a lower Army Card is discarded, and another Number Card of the hand takes its place face
 * down (`ng.action.enact.accoutres`).
 */
export const accoutres: Enact<'accoutres'> = {
  rule: RULE,
  suit: 'diamond',
  candidates: ({ seat, hand, armies }, _, cost) =>
    armies.flatMap((army) =>
      hand.filter(isNumber).map((by): Action => ({ type: 'accoutres', seat, army, by, ...cost })),
    ),
  judge: (_, player, __, action) => {
    const { card, army, by } = action;
    const stranger = judgeArmyOf(player, army, RULE);
    if (stranger) return stranger;
    return valueOf(asNumber(army)) < valueOf(asNumber(card))
      ? judgeStillInHand(player, action, by, RULE)
      : refuse(RULE, 'not-lower', { card: army, than: card });
  },
  use: (turn, { seat, army, by }) =>
    turn.emit(
      { type: 'armyReplaced', seat, card: asNumber(army), by: asNumber(by) },
      [RULE, 'ng.army.hidden'],
      [seat],
    ),
};
