import type { Declaration } from './declaration.ts';

/**
 * A Chamberlain of another suit than the Consort of the same kingdom, so never a Eunuch, for a
 * Diamond of one’s Glory (`ng.action.declaration.greed`).
 */
export const greed: Declaration = {
  rule: 'ng.action.declaration.greed',
  whose: 'theirs',
  royal: 'consort',
  same: false,
  glory: 'diamond',
};
