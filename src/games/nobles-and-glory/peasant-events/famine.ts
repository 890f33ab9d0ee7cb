import type { EventRules } from './event.ts';

/**
 * Without a Spade: discard a Peasant, then serf the highest Subject and ennoble the lowest Peasant
 * (`ng.turn.peasant.famine`).
 */
export const famine: EventRules = {
  rule: 'ng.turn.peasant.famine',
  isDue: (missing) => missing.includes('spade'),
  // Peasants that outnumber Subjects are two at least.
  canComplete: () => true,
  steps: ['discard-peasant', 'serf', 'ennoble'],
};
