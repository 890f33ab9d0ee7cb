import type { Suit } from '../cards.ts';
import type { Rule } from '../rules.ts';

export type DeclarationName = 'estate' | 'paramour' | 'depose' | 'greed';

/**
 * A way to declare: what the suit of the other player’s Chamberlain is compared with, and what it
 * takes (`ng.action.declaration`).
 */
export interface Declaration {
  readonly rule: Rule;
  /** Whose Royal Card the Chamberlain is compared with, and which. */
  readonly whose: 'own' | 'theirs';
  readonly royal: 'king' | 'consort';
  /** Whether the two suits must be the same, or must not. */
  readonly same: boolean;
  /** The suit of the Glory Card that is discarded. */
  readonly glory: Suit;
}
