import type { Suit } from '../cards.ts';
import type { Rule } from '../rules.ts';

/**
 * What a Regnant Ability discards, what takes its place, and what becomes Glory; the last is lower
 * than what was discarded (`ng.action.regnant.lower`).
 */
export interface RegnantAbility {
  readonly rule: Rule;
  /** Where the discarded card lies. */
  readonly of: 'own-subjects' | 'their-peasants';
  /** Suits that it may have. */
  readonly suits: readonly Suit[];
  /** The value of the card of the same suit that takes its place. */
  readonly must: 'higher' | 'lower';
  /** The suit of the card of the hand that becomes Glory, and the rule that says so. */
  readonly glory: Suit;
  readonly gloryRule: Rule;
  /** A Peasant of the other player may become Glory as well. */
  readonly orPeasant: boolean;
}
