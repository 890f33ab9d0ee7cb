import type { EventRules } from './event.ts';

/** Without a Club: discard a Subject and ennoble a Peasant (`ng.turn.peasant.revolt`). */
export const revolt: EventRules = {
  rule: 'ng.turn.peasant.revolt',
  isDue: (missing) => missing.includes('club'),
  // The space of the Subject is free, and only the end state counts.
  canComplete: () => true,
  steps: ['discard-subject', 'ennoble'],
};
