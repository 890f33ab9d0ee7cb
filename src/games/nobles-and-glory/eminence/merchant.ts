import { rowsFor } from '../arrival.ts';
import { endsMidway } from '../glory.ts';
import { lastSubject } from '../guard.ts';
import { asNumber } from '../processes/handling.ts';
import { isSubjectOf, notSubject } from '../rows.ts';
import { subjectsOf } from '../subjects.ts';
import type { Eminence } from './ability.ts';

const RULE = 'ng.action.eminence.merchant';

/**
 * A Diamond: a Subject of the other player becomes Glory, and a Glory Card a Subject of theirs, in
 * a row of their choice, or a Peasant where Equipoise refuses it (`ng.action.eminence.merchant`,
 * `ng.equipoise.elsewhere`, `ng.administration.forced`).
 */
export const merchant: Eminence<'merchant'> = {
  rule: RULE,
  suit: 'diamond',
  of: 'theirs',
  candidates: ({ seat }, { court }, glory) =>
    subjectsOf(court).map((card) => ({ type: 'merchant', seat, card, glory })),
  // The card given takes the place of an only Subject: without others Equipoise lets any card pass.
  judge: (state, player, other, { card }) => {
    if (!isSubjectOf(other, card)) return notSubject(other, card);
    return subjectsOf(other.court).length === 1 && endsMidway(state, player)
      ? lastSubject(other)
      : undefined;
  },
  give: (turn, other, { seat, glory }) => {
    const card = asNumber(glory);
    const { seat: to } = other;
    const [row, ...more] = rowsFor(turn.state, other, card);
    if (!row)
      turn.emit({ type: 'gloryGiven', seat, to, card, royal: null }, [
        RULE,
        'ng.administration.forced',
      ]);
    else if (more.length === 0)
      turn.emit({ type: 'gloryGiven', seat, to, card, royal: row }, [
        RULE,
        'ng.equipoise.elsewhere',
      ]);
    else turn.emit({ type: 'rowAsked', seat: to, from: seat, card }, [RULE]);
  },
};
