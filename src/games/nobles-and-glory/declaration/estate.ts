import type { Declaration } from './declaration.ts';

/**
 * A Chamberlain of the suit of one’s own King, for a Spade of one’s Glory
 * (`ng.action.declaration.estate`).
 */
export const estate: Declaration = {
  rule: 'ng.action.declaration.estate',
  whose: 'own',
  royal: 'king',
  same: true,
  glory: 'spade',
};
