import { isNumber, valueOf, type CardId, type NumberId } from '../cards.ts';
import { judgePopulation } from '../population.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { isSubjectOf } from '../rows.ts';
import type { Player } from '../types/state.ts';
import { battleValueOf } from './value.ts';

const RULE = 'ng.action.battle.undefended';

/**
 * Whether an Army Card that nobody opposes takes a card of the other player’s Population: it is not
 * higher. A Subject counts with its bonuses, a Peasant plainly; the last Subject stays
 * (`ng.action.battle.undefended`, `ng.guard.subjects`).
 */
export function judgePlunder(
  { court }: Player,
  other: Player,
  army: NumberId,
  card: CardId,
): Judgement {
  const absent = judgePopulation(other, card, RULE);
  if (absent || !isNumber(card)) return absent;
  const most = battleValueOf(army, court);
  const value = isSubjectOf(other, card) ? battleValueOf(card, other.court) : valueOf(card);
  return value > most ? refuse(RULE, 'too-strong', { card, value, most }) : undefined;
}
