import type { EventRules } from './event.ts';

/** With all four suits: discard a Peasant (`ng.turn.peasant.emigration`). */
export const emigration: EventRules = {
  rule: 'ng.turn.peasant.emigration',
  isDue: (missing) => missing.length === 0,
  canComplete: () => true,
  steps: ['discard-peasant'],
};
