import { asNumber } from '../action-cards.ts';
import { judgePeasant } from '../peasants.ts';
import { otherThan } from '../players.ts';
import { notNow } from '../processes/handling.ts';
import { judgeReplacement } from '../replacement.ts';
import type { Action } from '../types/action.ts';
import type { ConsortAbility } from './ability.ts';

const RULE = 'ng.action.consort.campaign';

/**
 * A Heart Consort: a Peasant of the other player is discarded, and any Number Card of the hand
 * takes its place (`ng.action.consort.campaign`).
 */
export const campaign: ConsortAbility = {
  rule: RULE,
  candidates: ({ seat, hand }, { peasants }) =>
    peasants.flatMap((card) => hand.map((by): Action => ({ type: 'replace', seat, card, by }))),
  judge: ({ seat, hand }, other, action) => {
    if (action.type !== 'replace') return notNow(RULE, action);
    const { card, by } = action;
    return (
      judgePeasant(other, card, RULE) ??
      judgeReplacement({ seat, card, by, from: hand, must: null }, RULE)
    );
  },
  use: (turn, action) => {
    if (action.type !== 'replace') return;
    const { seat: from } = action;
    const [card, by] = [asNumber(action.card), asNumber(action.by)];
    turn.emit({ type: 'peasantReplaced', seat: otherThan(turn.state, from).seat, from, card, by }, [
      'ng.action.consort',
      RULE,
    ]);
  },
};
