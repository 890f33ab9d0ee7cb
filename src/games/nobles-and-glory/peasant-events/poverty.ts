import type { EventRules } from './event.ts';

/** Without a Diamond: serf a Subject (`ng.turn.peasant.poverty`). */
export const poverty: EventRules = {
  rule: 'ng.turn.peasant.poverty',
  isDue: (missing) => missing.includes('diamond'),
  canComplete: ({ subjects }) => subjects > 1,
  steps: ['serf'],
};
