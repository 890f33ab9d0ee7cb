import type { Declaration } from './declaration.ts';

/**
 * A Chamberlain of the suit of one’s own Consort, for a Heart of one’s Glory: always a Eunuch from
 * then on (`ng.action.declaration.paramour`).
 */
export const paramour: Declaration = {
  rule: 'ng.action.declaration.paramour',
  whose: 'own',
  royal: 'consort',
  same: true,
  glory: 'heart',
};
