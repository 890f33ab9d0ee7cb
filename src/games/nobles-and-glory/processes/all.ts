import type { Deciding, ProcessOf } from '../types/state.ts';
import { abundance } from '../prestigious/abundance.ts';
import { divine } from '../prestigious/divine.ts';
import { fervour } from '../prestigious/fervour.ts';
import { action } from './action.ts';
import { battle } from './battle.ts';
import { box } from './box.ts';
import { duel } from './duel.ts';
import { feast } from './feast.ts';
import type { Handling } from './handling.ts';
import { inauguration } from './inauguration.ts';
import { intrigue } from './intrigue.ts';
import { merchant } from './merchant.ts';
import { migration } from './migration.ts';
import { peasantEvent } from './peasant-event.ts';
import { peasant } from './peasant.ts';
import { polity } from './polity.ts';
import { population } from './population.ts';
import { rearrange } from './rearrange.ts';
import { recovery } from './recovery.ts';
import { refugee } from './refugee.ts';
import { riders } from './riders.ts';
import { slideExcess } from './slide-excess.ts';
import { startingCards } from './starting-cards.ts';

const HANDLINGS: { readonly [Type in Deciding['type']]: Handling<ProcessOf<Type>> } = {
  box,
  'starting-cards': startingCards,
  peasant,
  'peasant-event': peasantEvent,
  action,
  riders,
  merchant,
  duel,
  battle,
  feast,
  intrigue,
  polity,
  population,
  inauguration,
  'slide-excess': slideExcess,
  rearrange,
  recovery,
  migration,
  refugee,
  abundance,
  divine,
  fervour,
};

/** How a process is dealt with. */
export const handlingOf = ({ type }: Deciding): Handling<Deciding> => HANDLINGS[type];
