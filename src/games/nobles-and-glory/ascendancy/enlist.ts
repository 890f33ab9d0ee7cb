import { asNumber } from '../action-cards.ts';
import { isNumber, suitOf } from '../cards.ts';
import { refuse } from '../refuse.ts';
import { judgeReplacement } from '../replacement.ts';
import { isSubjectOf, notOwnSubject } from '../rows.ts';
import { subjectsOf } from '../subjects.ts';
import type { Action } from '../types/action.ts';
import type { Ascendancy } from './ability.ts';

const RULE = 'ng.action.ascendancy.enlist';

/**
 * A Club: another Club of the hand takes the space of a Subject, which is discarded, whatever its
 * suit and value (`ng.action.ascendancy.enlist`).
 */
export const enlist: Ascendancy<'enlist'> = {
  rule: RULE,
  suit: 'club',
  candidates: ({ seat, hand, court }, card) =>
    hand
      .filter(isNumber)
      .filter((by) => suitOf(by) === 'club')
      .flatMap((by) =>
        subjectsOf(court).map((subject): Action => ({ type: 'enlist', seat, card, subject, by })),
      ),
  judge: (_, player, { seat, card, subject, by }) => {
    if (!isSubjectOf(player, subject)) return notOwnSubject(player, subject);
    if (by === card) return refuse(RULE, 'discarded-already', { card });
    const replacement = { seat, card: subject, by, from: player.hand, must: null };
    return (
      judgeReplacement(replacement, RULE) ??
      (suitOf(asNumber(by)) === 'club'
        ? undefined
        : refuse(RULE, 'other-suit', { card: by, suit: 'club' }))
    );
  },
  use: (turn, { seat, subject, by }) =>
    turn.emit(
      { type: 'subjectReplaced', seat, card: asNumber(subject), by: asNumber(by), from: 'hand' },
      [RULE],
    ),
};
