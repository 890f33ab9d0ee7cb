import { asNumber } from '../action-cards.ts';
import { judgePeasant } from '../peasants.ts';
import type { Eminence } from './ability.ts';

const RULE = 'ng.action.eminence.transhumance';

/**
 * A Spade: a Peasant of the other player becomes Glory, and a Glory Card a Peasant of one’s own
 * (`ng.action.eminence.transhumance`).
 */
export const transhumance: Eminence<'transhumance'> = {
  rule: RULE,
  suit: 'spade',
  of: 'theirs',
  candidates: ({ seat }, { peasants }, glory) =>
    peasants.map((card) => ({ type: 'transhumance', seat, card, glory })),
  judge: (_, __, other, { card }) => judgePeasant(other, card, RULE),
  give: (turn, _, { seat, glory }) =>
    turn.emit({ type: 'gloryGiven', seat, to: seat, card: asNumber(glory), royal: null }, [RULE]),
};
