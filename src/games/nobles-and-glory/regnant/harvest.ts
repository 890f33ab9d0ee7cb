import { SUITS } from '../cards.ts';
import type { RegnantAbility } from './ability.ts';

/**
 * A Spade Regnant: a higher Subject of the same suit, and a lower Spade becomes Glory
 * (`ng.action.regnant.harvest`).
 */
export const harvest: RegnantAbility = {
  rule: 'ng.action.regnant.harvest',
  of: 'own-subjects',
  suits: SUITS,
  must: 'higher',
  glory: 'spade',
  gloryRule: 'ng.action.regnant.harvest',
  orPeasant: false,
};
