import { without } from '../../../engine/pieces.ts';
import { discarded, withoutPeasant } from '../card-moves.ts';
import { forgotten } from '../known.ts';
import { EVENT_RULES } from '../peasant-events/all.ts';
import { withPlayer } from '../players.ts';
import { changedTop, popped, pushed } from '../stack.ts';
import { withoutSubject, withReplacement, withSubject } from '../subjects.ts';
import { PEASANT_EVENTS, type PeasantEvent } from '../types/peasants.ts';
import type { State } from '../types/state.ts';
import type { Appliers } from './appliers.ts';

/** A step of an event is done, if there is one under way. */
export const stepDone = (state: State): State =>
  changedTop(state, 'peasant-event', (process) => ({ ...process, left: process.left.slice(1) }));

/** Only the events after this one may still come. */
const passed = (state: State, event: PeasantEvent): State =>
  changedTop(state, 'peasant', (phase) => ({
    ...phase,
    left: PEASANT_EVENTS.slice(PEASANT_EVENTS.indexOf(event) + 1),
  }));

/** Exchanges, and the events of the Peasant Phase with what they do to cards. */
export const peasantEvents: Appliers<
  | 'subjectReplaced'
  | 'subjectDiscarded'
  | 'peasantDiscarded'
  | 'peasantEnnobled'
  | 'exchangeEnded'
  | 'peasantEventStarted'
  | 'peasantEventLeftOut'
  | 'peasantEventEnded'
> = {
  subjectReplaced: (state, { seat, card, by, from }) =>
    discarded(
      forgotten(
        withPlayer(state, seat, (player) => ({
          ...player,
          court: withReplacement(player.court, card, by),
          ...(from === 'hand'
            ? { hand: without(player.hand, [by]) }
            : { peasants: without(player.peasants, [by]) }),
        })),
        [by],
      ),
      card,
    ),
  subjectDiscarded: (state, { seat, card }) =>
    stepDone(
      discarded(
        withPlayer(state, seat, (player) => ({
          ...player,
          court: withoutSubject(player.court, card),
        })),
        card,
      ),
    ),
  peasantDiscarded: (state, { seat, card }) =>
    stepDone(discarded(withoutPeasant(state, seat, card), card)),
  peasantEnnobled: (state, { seat, card, royal }) =>
    stepDone(
      withPlayer(state, seat, (player) => ({
        ...player,
        peasants: without(player.peasants, [card]),
        court: withSubject(player.court, card, royal),
      })),
    ),
  exchangeEnded: (state, { missing }) =>
    changedTop(state, 'peasant', (phase) => ({ ...phase, left: PEASANT_EVENTS, missing })),
  peasantEventStarted: (state, { seat, event }) =>
    pushed(passed(state, event), {
      type: 'peasant-event',
      seat,
      event,
      left: EVENT_RULES[event].steps,
    }),
  peasantEventLeftOut: (state, { event }) => passed(state, event),
  peasantEventEnded: popped,
};
