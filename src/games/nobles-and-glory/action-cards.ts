import type { CardId, JokerId, NumberId, RoyalId } from './cards.ts';

/** A card of a legal action, in a place where `judge` lets Number Cards pass and no other. */
export const asNumber = (card: CardId): NumberId => card as NumberId;

/** A card of a legal action, in a place where `judge` lets Royal Cards pass and no other. */
export const asRoyal = (card: CardId): RoyalId => card as RoyalId;

/** A row of a legal action, or the Peasants: `judge` lets Royal Cards pass, null and nothing else. */
export const asPlace = (royal: CardId | null): RoyalId | null => royal as RoyalId | null;

/** A card of a legal action, in a place where `judge` lets Jokers pass and no other. */
export const asJoker = (card: CardId): JokerId => card as JokerId;
