import { asNumber } from '../action-cards.ts';
import { judgeLeaving } from '../guard.ts';
import { subjectsOf } from '../subjects.ts';
import type { Plot } from './plot.ts';

const RULE = 'ng.action.intrigue.treason';

/** A Subject of the other player becomes a Peasant of theirs (`ng.action.intrigue.treason`). */
export const treason: Plot<'treason'> = {
  rule: RULE,
  needed: 2,
  candidates: ({ seat }, { court }) =>
    subjectsOf(court).map((card) => ({ type: 'treason', seat, card })),
  judge: (_, other, { card }) => judgeLeaving(other, card),
  use: (turn, { seat }, { card }) =>
    turn.emit({ type: 'subjectSerfed', seat, card: asNumber(card) }, [RULE]),
};
