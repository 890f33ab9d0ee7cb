import { actionEvents } from './events/actions.ts';
import type { Appliers } from './events/appliers.ts';
import { armyEvents } from './events/armies.ts';
import { battleEvents } from './events/battles.ts';
import { courtEvents } from './events/courts.ts';
import { decreeEvents } from './events/decrees.ts';
import { duelEvents } from './events/duels.ts';
import { feastEvents } from './events/feast.ts';
import { kingdomEvents } from './events/kingdoms.ts';
import { migrationEvents } from './events/migration.ts';
import { peasantEvents } from './events/peasants.ts';
import { prestigiousEvents } from './events/prestigious.ts';
import { phaseEvents } from './events/phases.ts';
import { pileEvents } from './events/piles.ts';
import { polityEvents } from './events/polities.ts';
import { recoveryEvents } from './events/recovery.ts';
import { preparationEvents } from './events/preparations.ts';
import { scoringEvents } from './events/scoring.ts';
import { setUpEvents } from './events/set-up.ts';
import { treatyEvents } from './events/treaties.ts';
import type { Event } from './types/event.ts';
import type { State } from './types/state.ts';

const APPLIERS: Appliers<Event['type']> = {
  ...setUpEvents,
  ...phaseEvents,
  ...pileEvents,
  ...peasantEvents,
  ...actionEvents,
  ...decreeEvents,
  ...duelEvents,
  ...treatyEvents,
  ...feastEvents,
  ...kingdomEvents,
  ...courtEvents,
  ...armyEvents,
  ...battleEvents,
  ...preparationEvents,
  ...polityEvents,
  ...migrationEvents,
  ...recoveryEvents,
  ...prestigiousEvents,
  ...scoringEvents,
};

/** The state after an event. */
export function apply(state: State, event: Event): State {
  const applier = APPLIERS[event.type] as (state: State, event: Event) => State;
  return applier(state, event);
}
