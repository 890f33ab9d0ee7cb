import type { Suit } from '../cards.ts';
import type { ConsortAbility } from './ability.ts';
import { campaign } from './campaign.ts';
import { champion } from './champion.ts';
import { reap } from './reap.ts';
import { treasurer } from './treasurer.ts';

/** The Consort Abilities by the suit of the Consort (`ng.action.consort`). */
export const CONSORT_ABILITIES: Readonly<Record<Suit, ConsortAbility>> = {
  spade: reap,
  heart: campaign,
  club: champion,
  diamond: treasurer,
};
