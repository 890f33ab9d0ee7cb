import { SUITS } from '../cards.ts';
import type { RegnantAbility } from './ability.ts';

/**
 * A Heart Regnant: a higher Peasant in the other kingdom, not of a Heart, and a lower Heart becomes
 * Glory (`ng.action.regnant.scholastic`).
 */
export const scholastic: RegnantAbility = {
  rule: 'ng.action.regnant.scholastic',
  of: 'their-peasants',
  suits: SUITS.filter((suit) => suit !== 'heart'),
  must: 'higher',
  glory: 'heart',
  gloryRule: 'ng.action.regnant.scholastic',
  orPeasant: false,
};
