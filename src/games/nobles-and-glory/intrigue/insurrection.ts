import { checkRow } from '../arrival.ts';
import { isNumber, isRoyal } from '../cards.ts';
import { isSubjectOf } from '../rows.ts';
import type { Action } from '../types/action.ts';
import type { Plot } from './plot.ts';
import { judgePopulation, populationOf } from './targets.ts';

const RULE = 'ng.action.intrigue.insurrection';

/**
 * A Subject or Peasant of the other player comes anywhere into one’s own Population: a space is
 * needed, Equipoise is not (`ng.action.intrigue.insurrection`).
 */
export const insurrection: Plot<'insurrection'> = {
  rule: RULE,
  needed: 3,
  candidates: ({ seat, court }, other) =>
    populationOf(other).flatMap((card) =>
      [...court.map((royal) => royal.card), null].map((royal): Action => ({
        type: 'insurrection',
        seat,
        card,
        royal,
      })),
    ),
  judge: (player, other, { card, royal }) => {
    const target = judgePopulation(other, card, RULE);
    return target || royal === null ? target : checkRow(player, royal);
  },
  use: (turn, other, { seat, card, royal: beside }) => {
    if (!isNumber(card)) return;
    const royal = beside && isRoyal(beside) ? beside : null;
    const { seat: from } = other;
    if (isSubjectOf(other, card))
      turn.emit({ type: 'subjectTaken', seat, from, card, royal }, [RULE]);
    else turn.emit({ type: 'peasantTaken', seat, from, card, royal }, [RULE]);
  },
};
