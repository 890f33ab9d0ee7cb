import type { Declaration } from './declaration.ts';

/**
 * A Chamberlain of another suit than the King of the same kingdom, for a Club of one’s Glory
 * (`ng.action.declaration.depose`).
 */
export const depose: Declaration = {
  rule: 'ng.action.declaration.depose',
  whose: 'theirs',
  royal: 'king',
  same: false,
  glory: 'club',
};
