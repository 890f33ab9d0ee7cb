import { SUITS } from '../cards.ts';
import type { RegnantAbility } from './ability.ts';

/**
 * A Diamond Regnant: a lower Subject of the same suit, and a lower Diamond becomes Glory
 * (`ng.action.regnant.economics`).
 */
export const economics: RegnantAbility = {
  rule: 'ng.action.regnant.economics',
  of: 'own-subjects',
  suits: SUITS,
  must: 'lower',
  glory: 'diamond',
  gloryRule: 'ng.action.regnant.economics',
  orPeasant: false,
};
