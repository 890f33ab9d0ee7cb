import type { FactionId } from '../../../games/claim/cards.ts';

/**
 * The tincture of each faction: with its hatching it tells the factions apart without their
 * colours.
 */
export const FACTION_REALMS = {
  goblin: 'green',
  knight: 'blue',
  zombie: 'purple',
  dwarf: 'yellow',
  doppelganger: 'red',
} as const satisfies Record<FactionId, string>;
