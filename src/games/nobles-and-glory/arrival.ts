import type { CardId, NumberId, RoyalId } from './cards.ts';
import { checkEquipoise } from './equipoise.ts';
import { refuse, type Judgement } from './refuse.ts';
import type { Rule } from './rules.ts';
import { checkSpace } from './spaces.ts';
import { subjectsOf } from './subjects.ts';
import type { Court, Kingdom, State } from './types/state.ts';

/** Where a card may come into a kingdom: each row and, as null, the Peasants. */
export const placesIn = (court: Court): (RoyalId | null)[] => [
  ...court.map(({ card }) => card),
  null,
];

/** Whether one more Subject may come to a row: there is a space in it (`ng.term.subject`). */
export function checkRow(kingdom: Kingdom, beside: CardId): Judgement {
  const royal = kingdom.court.find((each) => each.card === beside);
  return royal
    ? checkSpace(kingdom, royal, 1)
    : refuse('ng.term.subject', 'no-such-royal', { card: beside });
}

/** Whether one more card may come to a place: Peasants are as many as there are. */
export const checkPlace = (kingdom: Kingdom, beside: CardId | null): Judgement =>
  beside === null ? undefined : checkRow(kingdom, beside);

/**
 * The same as for a row where Equipoise is tested outside the Population Phase; Administration is
 * not (`ng.equipoise.elsewhere`, `ng.administration.elsewhere`).
 */
export const checkArrival = (
  { rulings }: Pick<State, 'rulings'>,
  kingdom: Kingdom,
  card: NumberId,
  beside: CardId,
): Judgement =>
  checkRow(kingdom, beside) ?? checkEquipoise(subjectsOf(kingdom.court), card, rulings);

/** The rows to which a card may come where Equipoise is tested. */
export const rowsFor = (
  state: Pick<State, 'rulings'>,
  kingdom: Kingdom,
  card: NumberId,
): RoyalId[] =>
  kingdom.court
    .map((royal) => royal.card)
    .filter((royal) => !checkArrival(state, kingdom, card, royal));

/**
 * Whether a card that has to come may come to a place: a row that can take it, the Peasants only
 * where none can (`ng.equipoise.elsewhere`, `ng.administration.forced`).
 */
export function checkForcedArrival(
  state: Pick<State, 'rulings'>,
  kingdom: Kingdom,
  card: NumberId,
  beside: CardId | null,
  because: Rule,
): Judgement {
  if (beside !== null) return checkArrival(state, kingdom, card, beside);
  return rowsFor(state, kingdom, card).length > 0
    ? refuse(because, 'must-be-subject', { card })
    : undefined;
}
