import { suitOf, valueOf, type NumberId } from '../cards.ts';
import { regnantOf } from '../court.ts';
import type { Rule } from '../rules.ts';
import type { Court } from '../types/state.ts';

/**
 * The rules by which an Army Card or a Subject counts one more each in a Battle: the suit of its own
 * Regnant, a Club, a Club Regnant (`ng.action.battle.bonus-suit`, `ng.action.battle.bonus-club`,
 * `ng.action.battle.bonus-regnant`).
 */
export function bonusesOf(card: NumberId, court: Court): Rule[] {
  const [suit, regnant] = [suitOf(card), suitOf(regnantOf(court).card)];
  return [
    ...(suit === regnant ? (['ng.action.battle.bonus-suit'] as const) : []),
    ...(suit === 'club' ? (['ng.action.battle.bonus-club'] as const) : []),
    ...(regnant === 'club' ? (['ng.action.battle.bonus-regnant'] as const) : []),
  ];
}

/** What it counts with all of them (`ng.action.battle.bonus-sum`). */
export const battleValueOf = (card: NumberId, court: Court): number =>
  valueOf(card) + bonusesOf(card, court).length;
