import type { Suit } from '../cards.ts';
import type { RegnantAbility } from './ability.ts';
import { economics } from './economics.ts';
import { harvest } from './harvest.ts';
import { pillage } from './pillage.ts';
import { scholastic } from './scholastic.ts';

/** The Regnant Abilities by the suit of the Regnant (`ng.action.regnant`). */
export const REGNANT_ABILITIES: Readonly<Record<Suit, RegnantAbility>> = {
  spade: harvest,
  heart: scholastic,
  club: pillage,
  diamond: economics,
};
