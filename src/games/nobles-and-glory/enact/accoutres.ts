import { judgeArmyOf } from '../army.ts';
import { isNumber, valueOf } from '../cards.ts';
import { asNumber } from '../processes/handling.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Action, ActionOf } from '../types/action.ts';
import type { Player } from '../types/state.ts';
import { judgeStaying, type Enact } from './ability.ts';

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
    const { card, army } = action;
    const stranger = judgeArmyOf(player, army, RULE);
    if (stranger) return stranger;
    return valueOf(asNumber(army)) < valueOf(asNumber(card))
      ? judgeNew(player, action)
      : refuse(RULE, 'not-lower', { card: army, than: card });
  },
  use: (turn, { seat, army, by }) =>
    turn.emit(
      { type: 'armyReplaced', seat, card: asNumber(army), by: asNumber(by) },
      [RULE, 'ng.army.hidden'],
      [seat],
    ),
};

/** Another Number Card of the hand, of any suit and value. */
function judgeNew({ seat, hand }: Player, action: ActionOf<'accoutres'>): Judgement {
  const { by } = action;
  const discarded = judgeStaying(action, by, RULE);
  if (discarded) return discarded;
  if (!hand.includes(by)) return refuse(RULE, 'not-in-hand', { seat, card: by });
  return isNumber(by) ? undefined : refuse('ng.card.number', 'not-number', { card: by });
}
