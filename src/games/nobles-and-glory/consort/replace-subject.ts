import { asNumber } from '../action-cards.ts';
import { isNumber, suitOf } from '../cards.ts';
import { notNow } from '../processes/handling.ts';
import { judgeReplacement } from '../replacement.ts';
import { isSubjectOf, notOwnSubject } from '../rows.ts';
import type { Rule } from '../rules.ts';
import { subjectsOf } from '../subjects.ts';
import type { Action } from '../types/action.ts';
import type { ConsortAbility } from './ability.ts';

/**
 * A Subject of one’s own is discarded, and a higher or a lower one of its suit from the hand takes
 * its space.
 */
export const replaceSubject = (rule: Rule, must: 'higher' | 'lower'): ConsortAbility => ({
  rule,
  candidates: ({ seat, hand, court }) =>
    subjectsOf(court).flatMap((card) =>
      hand
        .filter(isNumber)
        .filter((by) => suitOf(by) === suitOf(card))
        .map((by): Action => ({ type: 'replace', seat, card, by })),
    ),
  judge: (player, _, action) => {
    if (action.type !== 'replace') return notNow(rule, action);
    const { seat, card, by } = action;
    return isSubjectOf(player, card)
      ? judgeReplacement({ seat, card, by, from: player.hand, must }, rule)
      : notOwnSubject(player, card);
  },
  use: (turn, action) => {
    if (action.type !== 'replace') return;
    const { seat } = action;
    const [card, by] = [asNumber(action.card), asNumber(action.by)];
    turn.emit({ type: 'subjectReplaced', seat, card, by, from: 'hand' }, [
      'ng.action.consort',
      rule,
    ]);
  },
});
