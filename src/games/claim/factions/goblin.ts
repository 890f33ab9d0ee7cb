// Goblins: no power. Five of them count 0, equal to each other; knights beat them.
import type { Faction } from './faction.ts';

export const goblin: Faction = {};
