import type { CardId, NumberId, RoyalId } from './cards.ts';
import { hasBeneath } from './court.ts';
import type { Rule } from './rules.ts';
import { spacesIn } from './spaces.ts';
import { subjectsOf } from './subjects.ts';
import type { Kingdom, Royal } from './types/state.ts';

/** What is left of a kingdom when a Royal Card has gone to the Discard Pile. */
export interface Loss {
  readonly kingdom: Kingdom;
  /** Subjects of the lost row, which lie nowhere for the moment. */
  readonly loose: readonly NumberId[];
  /** The Royal Card and what lay beneath it, for the Discard Pile, from the top. */
  readonly discarded: readonly CardId[];
}

/**
 * Takes a Royal Card out of its kingdom, with what lies beneath it; its Subjects wait for a row
 * (`ng.court.discard-rearrange`).
 */
export function withoutRoyal(kingdom: Kingdom, card: RoyalId): Loss {
  const lost = kingdom.court.find((royal) => royal.card === card)!;
  return {
    kingdom: { ...kingdom, court: kingdom.court.filter((royal) => royal !== lost) },
    loose: lost.subjects,
    discarded: [card, ...(lost.preparation ? [lost.preparation] : []), ...lost.recovery],
  };
}

/** What lies beneath a lost Royal Card is discarded with it (`ng.action.dethrone.beneath`). */
export const rulesBeneath = (royal: Royal): readonly Rule[] =>
  hasBeneath(royal) ? ['ng.action.dethrone.beneath'] : [];

/** How many Subjects have no space any more (`ng.court.discard-surplus`). */
export const surplusOf = ({ kingdom: { court, armies }, loose }: Loss): number =>
  Math.max(0, subjectsOf(court).length + armies.length + loose.length - spacesIn(court));
