import { suitOf, SUITS, type Suit } from '../cards.ts';
import { subjectsOf } from '../subjects.ts';
import type { Court } from '../types/state.ts';
import type { PeasantEvent } from '../types/peasants.ts';
import { disease } from './disease.ts';
import { emigration } from './emigration.ts';
import type { EventRules } from './event.ts';
import { famine } from './famine.ts';
import { poverty } from './poverty.ts';
import { revolt } from './revolt.ts';

export const EVENT_RULES: Readonly<Record<PeasantEvent, EventRules>> = {
  famine,
  disease,
  revolt,
  poverty,
  emigration,
};

/** Suits of which a kingdom has no Subject. */
export function missingSuits(court: Court): Suit[] {
  const suits = new Set(subjectsOf(court).map(suitOf));
  return SUITS.filter((suit) => !suits.has(suit));
}
