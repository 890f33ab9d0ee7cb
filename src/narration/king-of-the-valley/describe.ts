import type { Action } from '../../games/king-of-the-valley/types/action.ts';
import type { Event } from '../../games/king-of-the-valley/types/event.ts';
import type { View } from '../../games/king-of-the-valley/types/view.ts';
import type { Translator } from '../../i18n/translate.ts';
import type { Describer } from '../describer.ts';
import { actionArguments, actionKey, apart, groupOf } from './actions.ts';
import { refusalArguments, valleyArguments, type Fill } from './arguments.ts';
import { eventKey, special } from './events.ts';

/**
 * King of the Valley in words. Messages are `event.<type>`, `refused.<reason>`, `act.<type>` and
 * `decide.<decision>`.
 */
export function describeKingOfTheValley(t: Translator): Describer<Event, Action, View> {
  const fill: Fill = (fields) => valleyArguments(t, fields);
  return {
    event: (event, view) =>
      t.html(eventKey(event), { ...fill(event), ...special(t, event, view, fill) }),
    refusal: (refusal) => t.html(`refused.${refusal.reason}`, refusalArguments(t, refusal)),
    action: (action, view) => t.text(actionKey(action, view), actionArguments(action, view, fill)),
    apart: (action, view) => apart(t, action, view, fill),
    group: (action, view) =>
      groupOf(t, action, t.text(actionKey(action, view), actionArguments(action, view, fill))),
    decision: (decision) =>
      decision
        ? t.text(`decide.${decision.name}`, fill({ seat: decision.seats[0], ...decision.about }))
        : t.text('decide.over'),
  };
}
