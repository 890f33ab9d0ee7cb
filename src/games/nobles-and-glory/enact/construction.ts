import { asNumber } from '../action-cards.ts';
import { suitOf, valueOf } from '../cards.ts';
import { isPeasantOf, judgePeasant } from '../peasants.ts';
import { refuse } from '../refuse.ts';
import { isSubjectOf, notOwnSubject } from '../rows.ts';
import { subjectsOf } from '../subjects.ts';
import type { Action } from '../types/action.ts';
import type { Enact } from './ability.ts';

const RULE = 'ng.action.enact.construction';

/**
 * A Spade: a lower Subject of one’s own is discarded, and a Peasant of its suit, higher than the
 * Spade, takes its place (`ng.action.enact.construction`).
 */
export const construction: Enact<'construction'> = {
  rule: RULE,
  suit: 'spade',
  candidates: ({ seat, court, peasants }, _, cost) =>
    subjectsOf(court).flatMap((subject) =>
      peasants
        .filter((by) => suitOf(by) === suitOf(subject))
        .map((by): Action => ({ type: 'construction', seat, subject, by, ...cost })),
    ),
  judge: (_, player, __, { card: spade, subject, by }) => {
    const card = asNumber(spade);
    if (!isSubjectOf(player, subject)) return notOwnSubject(player, subject);
    if (valueOf(subject) >= valueOf(card))
      return refuse(RULE, 'not-lower', { card: subject, than: card });
    if (!isPeasantOf(player, by)) return judgePeasant(player, by, RULE);
    const suit = suitOf(subject);
    if (suitOf(by) !== suit) return refuse(RULE, 'other-suit', { card: by, suit });
    return valueOf(by) > valueOf(card)
      ? undefined
      : refuse(RULE, 'not-higher', { card: by, than: card });
  },
  use: (turn, { seat, subject, by }) =>
    turn.emit(
      {
        type: 'subjectReplaced',
        seat,
        card: asNumber(subject),
        by: asNumber(by),
        from: 'peasants',
      },
      [RULE],
    ),
};
