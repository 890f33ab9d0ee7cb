import { asNumber, asRoyal } from '../action-cards.ts';
import { checkRow } from '../arrival.ts';
import { isNumber, suitOf } from '../cards.ts';
import { judgePeasant } from '../peasants.ts';
import { refuse } from '../refuse.ts';
import type { Action } from '../types/action.ts';
import type { Eminence } from './ability.ts';

const RULE = 'ng.action.eminence.levy';

/**
 * A Club: a Peasant of one’s own becomes Glory, and a Club of the Glory Pile a Subject, with a
 * space but without Equipoise (`ng.action.eminence.levy`).
 */
export const levy: Eminence<'levy'> = {
  rule: RULE,
  suit: 'club',
  of: 'own',
  candidates: ({ seat, court, peasants }, _, glory) =>
    peasants.flatMap((card) =>
      court.map((royal): Action => ({ type: 'levy', seat, card, glory, royal: royal.card })),
    ),
  judge: (_, player, __, { card, glory, royal }) => {
    if (isNumber(glory) && suitOf(glory) !== 'club')
      return refuse(RULE, 'other-suit', { card: glory, suit: 'club' });
    return judgePeasant(player, card, RULE) ?? checkRow(player, royal);
  },
  give: (turn, _, { seat, glory, royal }) =>
    turn.emit(
      { type: 'gloryGiven', seat, to: seat, card: asNumber(glory), royal: asRoyal(royal) },
      [RULE],
    ),
};
