import { asNumber, asRoyal } from '../action-cards.ts';
import { checkArrival } from '../arrival.ts';
import { isPeasantOf, judgePeasant } from '../peasants.ts';
import type { Action } from '../types/action.ts';
import type { Ascendancy } from './ability.ts';

const RULE = 'ng.action.ascendancy.gentrify';

/**
 * A Diamond: ennoble a Peasant of one’s own, with a space and by Equipoise
 * (`ng.action.ascendancy.gentrify`, `ng.equipoise.elsewhere`).
 */
export const gentrify: Ascendancy<'gentrify'> = {
  rule: RULE,
  suit: 'diamond',
  candidates: ({ seat, court, peasants }, card) =>
    peasants.flatMap((peasant) =>
      court.map((royal): Action => ({
        type: 'gentrify',
        seat,
        card,
        peasant,
        royal: royal.card,
      })),
    ),
  judge: (state, player, { peasant, royal }) =>
    isPeasantOf(player, peasant)
      ? checkArrival(state, player, peasant, royal)
      : judgePeasant(player, peasant, RULE),
  use: (turn, { seat, peasant, royal }) =>
    turn.emit({ type: 'peasantEnnobled', seat, card: asNumber(peasant), royal: asRoyal(royal) }, [
      RULE,
      'ng.term.ennoble',
      'ng.equipoise.elsewhere',
    ]),
};
