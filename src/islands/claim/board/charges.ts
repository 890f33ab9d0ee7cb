import type { FactionId } from '../../../games/claim/cards.ts';

/** The sign of each faction, by its name in the game-icons collection. */
export const FACTION_CHARGES: Readonly<Record<FactionId, string>> = {
  goblin: 'goblin-head',
  knight: 'black-knight-helm',
  zombie: 'shambling-zombie',
  dwarf: 'dwarf-face',
  doppelganger: 'duality-mask',
};

/** The tincture of each faction: with its hatching it tells the factions apart without their colours. */
export const FACTION_REALMS: Readonly<Record<FactionId, string>> = {
  goblin: 'green',
  knight: 'blue',
  zombie: 'purple',
  dwarf: 'yellow',
  doppelganger: 'red',
};
