import { asNumber } from '../action-cards.ts';
import { judgeLeaving } from '../guard.ts';
import { subjectsOf } from '../subjects.ts';
import type { Ascendancy } from './ability.ts';

const RULE = 'ng.action.ascendancy.herald';

/** A Heart: serf a Subject of one’s own (`ng.action.ascendancy.herald`, `ng.guard.subjects`). */
export const herald: Ascendancy<'herald'> = {
  rule: RULE,
  suit: 'heart',
  candidates: ({ seat, court }, card) =>
    subjectsOf(court).map((subject) => ({ type: 'herald', seat, card, subject })),
  judge: (_, player, { subject }) => judgeLeaving(player, subject),
  use: (turn, { seat, subject }) =>
    turn.emit({ type: 'subjectSerfed', seat, card: asNumber(subject) }, [RULE, 'ng.term.serf']),
};
