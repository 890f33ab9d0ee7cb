import { suitOf, valueOf, type NumberId, type Suit } from '../cards.ts';
import { consortOf, hasEunuch, regnantOf } from '../court.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Rule } from '../rules.ts';
import { subjectsOf } from '../subjects.ts';
import type { Court, Player } from '../types/state.ts';
import type { PrestigiousEffect } from '../types/migration.ts';

/** The effect of each suit: the symbols are lost, their order is restored (`prestigious-suits`). */
const EFFECTS = {
  spade: 'abundance',
  heart: 'divine',
  club: 'fervour',
  diamond: 'endow',
} as const satisfies Record<Suit, PrestigiousEffect>;

export const EFFECT_RULES = {
  abundance: 'ng.prestigious.abundance',
  divine: 'ng.prestigious.divine',
  fervour: 'ng.prestigious.fervour',
  endow: 'ng.prestigious.endow',
} as const satisfies Record<PrestigiousEffect, Rule>;

/** The value of an Overmighty Noble. */
const OVERMIGHTY = 10;

/** The suit of a Regnant, a Consort and a Eunuch, where they share one (`ng.prestigious`). */
function prestigiousSuit(court: Court): Suit | undefined {
  const suit = suitOf(regnantOf(court).card);
  const consort = consortOf(court);
  return consort && suitOf(consort.card) === suit && hasEunuch(court) ? suit : undefined;
}

/** A Subject of value ten of another suit than the Regnant (`ng.prestigious.overmighty`). */
const overmightyIn = (court: Court): NumberId | undefined =>
  subjectsOf(court).find(
    (card) => valueOf(card) === OVERMIGHTY && suitOf(card) !== suitOf(regnantOf(court).card),
  );

/**
 * What a Royal Court adds to the fourth step of the Migration Phase, unless an Overmighty Noble
 * prevents it (`ng.prestigious`, `ng.prestigious.overmighty`).
 */
export function effectOf(court: Court): PrestigiousEffect | undefined {
  const suit = prestigiousSuit(court);
  return suit && !overmightyIn(court) ? EFFECTS[suit] : undefined;
}

/** The effect by which a card more is drawn, and one put away for it (`prestigious-count`). */
export function drawsMore(court: Court): 'abundance' | 'divine' | undefined {
  const effect = effectOf(court);
  return effect === 'abundance' || effect === 'divine' ? effect : undefined;
}

/** Whether a Royal Court has the effect of this suit. */
export function judgeEffect({ seat, court }: Player, suit: Suit): Judgement {
  if (prestigiousSuit(court) !== suit)
    return refuse('ng.prestigious', 'not-prestigious', { seat, suit });
  const card = overmightyIn(court);
  return card && refuse('ng.prestigious.overmighty', 'overmighty-noble', { card });
}
