import { checkAdministration } from './administration.ts';
import { isNumber, type CardId } from './cards.ts';
import { checkEquipoise } from './equipoise.ts';
import { refuse, type Judgement } from './refuse.ts';
import type { Readings } from './rulings.ts';
import { checkSpace } from './spaces.ts';
import { subjectsOf } from './subjects.ts';
import type { Kingdom } from './types/state.ts';

/**
 * Whether a card may be placed from the hand beside a Royal Card in the Population Phase: a Number
 * Card, a row, a space in it, Equipoise, Administration, in this order (`ng.card.number`,
 * `ng.term.subject`, `ng.turn.population.place`, `ng.equipoise`, `ng.administration`).
 */
export function checkPlacement(
  kingdom: Kingdom,
  card: CardId,
  beside: CardId,
  readings: Readings,
): Judgement {
  if (!isNumber(card)) return refuse('ng.card.number', 'not-number', { card });
  const royal = kingdom.court.find((other) => other.card === beside);
  if (!royal) return refuse('ng.term.subject', 'no-such-royal', { card: beside });
  return (
    checkSpace(kingdom, royal, 1) ??
    checkEquipoise(subjectsOf(kingdom.court), card, readings) ??
    checkAdministration(kingdom.court, card, readings)
  );
}
