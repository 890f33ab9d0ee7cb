import { suitOf, type Suit } from './cards.ts';
import type { Kingdom } from './types/state.ts';

/** The suit of the Treaty that lies in a kingdom (`ng.action.treaty.effect`). */
export const treatySuitOf = ({ treaty }: Kingdom): Suit | undefined =>
  treaty ? suitOf(treaty.card) : undefined;
