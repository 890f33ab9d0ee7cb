import { findingRulingsAtStake, type RulingAtStake } from '../../src/engine/at-stake.ts';
import type { GameTypes } from '../../src/engine/types.ts';

/** What comes of work that is done in pieces, all at once. */
export function atOnce<Found>(work: Iterator<unknown, Found>): Found {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** The open rulings at stake in a table. */
export const rulingsAtStake = <T extends GameTypes>(
  ...about: Parameters<typeof findingRulingsAtStake<T>>
): readonly RulingAtStake<T>[] => atOnce(findingRulingsAtStake(...about));
