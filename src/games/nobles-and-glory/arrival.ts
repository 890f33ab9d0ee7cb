import type { CardId, NumberId } from './cards.ts';
import { checkEquipoise } from './equipoise.ts';
import { refuse, type Judgement } from './refuse.ts';
import { checkSpace } from './spaces.ts';
import { subjectsOf } from './subjects.ts';
import type { Kingdom, State } from './types/state.ts';

/** Whether one more Subject may come to a row: there is a space in it (`ng.term.subject`). */
export function checkRow(kingdom: Kingdom, beside: CardId): Judgement {
  const royal = kingdom.court.find((each) => each.card === beside);
  return royal
    ? checkSpace(kingdom, royal, 1)
    : refuse('ng.term.subject', 'no-such-royal', { card: beside });
}

/**
 * The same where Equipoise is tested outside the Population Phase; Administration is not
 * (`ng.equipoise.elsewhere`, `ng.administration.elsewhere`).
 */
export const checkArrival = (
  { rulings }: Pick<State, 'rulings'>,
  kingdom: Kingdom,
  card: NumberId,
  beside: CardId,
): Judgement =>
  checkRow(kingdom, beside) ?? checkEquipoise(subjectsOf(kingdom.court), card, rulings);
