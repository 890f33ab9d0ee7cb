import { ascendancy } from '../ascendancy/all.ts';
import { assassination } from '../assassination/all.ts';
import { battle } from '../battle/declare.ts';
import { declaration } from '../declaration/all.ts';
import { decree } from '../decree/place.ts';
import { dethrone } from '../dethrone.ts';
import { duel } from '../duel/challenge.ts';
import { enact } from '../enact/all.ts';
import { eminence } from '../eminence/all.ts';
import { intrigue } from '../intrigue/all.ts';
import { polity } from '../polity/declare.ts';
import { regnant } from '../regnant/use.ts';
import { breakTreaty } from '../treaties/break.ts';
import { treaty } from '../treaties/lay.ts';
import type { Action } from '../types/action.ts';
import type { Family } from './family.ts';

/** The Actions of an Action Phase, in the order in which they are offered (`ng.action.list`). */
export const FAMILIES: readonly Family[] = [
  intrigue,
  ascendancy,
  regnant,
  eminence,
  declaration,
  assassination,
  duel,
  battle,
  polity,
  dethrone,
  decree,
  enact,
  treaty,
  breakTreaty,
];

/** The Action to which an action belongs; none for what is done elsewhere. */
export const familyOf = ({ type }: Action): Family | undefined =>
  FAMILIES.find(({ types }) => types.includes(type));
