import type { Turn } from '../../../engine/game.ts';
import type { NonEmpty } from '../../../engine/types.ts';
import { EVENT_RULES, missingSuits } from '../peasant-events/all.ts';
import { playerAt } from '../players.ts';
import type { Rule } from '../rules.ts';
import { subjectsOf } from '../subjects.ts';
import type { NoblesAndGlory } from '../types.ts';
import { PEASANT_EVENTS, type PeasantEventProcess, type PeasantPhase } from '../types/peasants.ts';

/** With all its cards moved, an event is over. */
export function endPeasantEvent(
  turn: Turn<NoblesAndGlory>,
  { seat, event, left }: PeasantEventProcess,
): boolean {
  if (left.length > 0) return false;
  turn.emit({ type: 'peasantEventEnded', seat, event }, [EVENT_RULES[event].rule]);
  return true;
}

/**
 * While the Peasants outnumber the Subjects, the next event comes whose suit is missing; one that
 * cannot be completed is left out, and after the last the phase is over
 * (`ng.turn.peasant.outnumbered`, `ng.turn.peasant.order`, `ng.turn.peasant.stop`,
 * `ng.turn.peasant.entirety`).
 */
export function nextPeasantEvent(
  turn: Turn<NoblesAndGlory>,
  { seat, left, missing: noted }: PeasantPhase,
): boolean {
  if (!left) return false;
  const { court, peasants } = playerAt(turn.state, seat);
  const subjects = subjectsOf(court).length;
  const end = (cites: NonEmpty<Rule>): true => {
    turn.emit({ type: 'phaseEnded', seat, phase: 'peasant' }, cites);
    return true;
  };
  if (peasants.length <= subjects) {
    return end([
      left.length === PEASANT_EVENTS.length
        ? 'ng.turn.peasant.outnumbered'
        : 'ng.turn.peasant.stop',
      'ng.turn.sequence',
    ]);
  }
  const missing = noted ?? missingSuits(court);
  const event = left.find((each) => EVENT_RULES[each].isDue(missing));
  if (!event) return end(['ng.turn.peasant.order', 'ng.turn.sequence']);
  const rules = EVENT_RULES[event];
  const { rule } = rules;
  if (rules.canComplete({ subjects }))
    turn.emit({ type: 'peasantEventStarted', seat, event }, [rule, 'ng.turn.peasant.order']);
  else turn.emit({ type: 'peasantEventLeftOut', seat, event }, ['ng.turn.peasant.entirety', rule]);
  return true;
}
