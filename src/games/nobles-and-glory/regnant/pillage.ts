import type { RegnantAbility } from './ability.ts';

/**
 * A Club Regnant: a lower Club Subject, and a lower Diamond or a lower Peasant of the other player
 * becomes Glory (`ng.action.regnant.pillage`).
 */
export const pillage: RegnantAbility = {
  rule: 'ng.action.regnant.pillage',
  of: 'own-subjects',
  suits: ['club'],
  must: 'lower',
  glory: 'diamond',
  gloryRule: 'ng.action.regnant.pillage-glory',
  orPeasant: true,
};
