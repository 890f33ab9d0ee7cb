import type { EventRules } from './event.ts';

/** Without a Heart: discard a Subject and two Peasants (`ng.turn.peasant.disease`). */
export const disease: EventRules = {
  rule: 'ng.turn.peasant.disease',
  isDue: (missing) => missing.includes('heart'),
  canComplete: ({ subjects }) => subjects > 1,
  steps: ['discard-subject', 'discard-peasant', 'discard-peasant'],
};
