import type { Decision } from '../../engine/types.ts';
import { isNumber, isRoyal, suitOf, type CardId } from '../../games/nobles-and-glory/cards.ts';

/** The message that says what a table waits for; what has steps has one for each. */
export const decisionKey = ({ name, about }: Decision): string =>
  about?.step ? `decide.${name}.${about.step}` : `decide.${name}`;

/** Whom a decision is asked of, and about what: of a Refugee Card its suit decides. */
export function askedOf({ seats, about }: Decision): object {
  const card = about?.card as CardId | undefined;
  const suit = card && (isNumber(card) || isRoyal(card)) ? { suit: suitOf(card) } : {};
  return { seat: seats[0], seats, ...about, ...suit };
}
