import { asNumber } from '../action-cards.ts';
import { judgeLeaving } from '../guard.ts';
import { subjectsOf } from '../subjects.ts';
import type { Eminence } from './ability.ts';

const RULE = 'ng.action.eminence.apostle';

/**
 * A Heart: a Subject of one’s own becomes Glory, and a Glory Card a Peasant of the other player
 * (`ng.action.eminence.apostle`, `ng.guard.subjects`).
 */
export const apostle: Eminence<'apostle'> = {
  rule: RULE,
  suit: 'heart',
  of: 'own',
  candidates: ({ seat, court }, _, glory) =>
    subjectsOf(court).map((card) => ({ type: 'apostle', seat, card, glory })),
  judge: (_, player, __, { card }) => judgeLeaving(player, card),
  give: (turn, { seat: to }, { seat, glory }) =>
    turn.emit({ type: 'gloryGiven', seat, to, card: asNumber(glory), royal: null }, [RULE]),
};
