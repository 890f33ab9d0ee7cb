import { asNumber } from '../action-cards.ts';
import { isNumber, suitOf, valueOf } from '../cards.ts';
import { isPeasantOf, judgePeasant } from '../peasants.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Action, ActionOf } from '../types/action.ts';
import type { Player } from '../types/state.ts';
import { judgeStillInHand, type Enact } from './ability.ts';

const RULE = 'ng.action.enact.horticulture';

/**
 * A Heart: a Spade Peasant of one’s own comes into the hand, and another Heart of the hand, of the
 * same value, takes its place (`ng.action.enact.horticulture`).
 */
export const horticulture: Enact<'horticulture'> = {
  rule: RULE,
  suit: 'heart',
  candidates: ({ seat, hand, peasants }, _, cost) =>
    peasants.flatMap((peasant) =>
      hand
        .filter(isNumber)
        .filter((by) => valueOf(by) === valueOf(peasant))
        .map((by): Action => ({ type: 'horticulture', seat, peasant, by, ...cost })),
    ),
  judge: (_, player, __, action) => {
    const { peasant } = action;
    if (!isPeasantOf(player, peasant)) return judgePeasant(player, peasant, RULE);
    return suitOf(peasant) === 'spade'
      ? judgeHeart(player, action)
      : refuse(RULE, 'other-suit', { card: peasant, suit: 'spade' });
  },
  use: (turn, { seat, peasant, by }) => {
    turn.emit({ type: 'peasantDrawn', seat, from: seat, card: asNumber(peasant) }, [RULE]);
    turn.emit({ type: 'peasantPlaced', seat, to: seat, card: asNumber(by) }, [RULE]);
  },
};

/** Another Heart of the hand, of the value of the Peasant. */
function judgeHeart(player: Player, action: ActionOf<'horticulture'>): Judgement {
  const { peasant, by } = action;
  const absent = judgeStillInHand(player, action, by, RULE);
  if (absent) return absent;
  if (suitOf(asNumber(by)) !== 'heart')
    return refuse(RULE, 'other-suit', { card: by, suit: 'heart' });
  return valueOf(asNumber(by)) === valueOf(asNumber(peasant))
    ? undefined
    : refuse(RULE, 'other-value', { card: by, than: peasant });
}
