import type { FactionId } from '../cards.ts';
import { doppelganger } from './doppelganger.ts';
import { dwarf } from './dwarf.ts';
import type { Faction } from './faction.ts';
import { goblin } from './goblin.ts';
import { knight } from './knight.ts';
import { zombie } from './zombie.ts';

/** What each faction does, in printed order. */
export const FACTION_RULES: Readonly<Record<FactionId, Faction>> = { goblin, knight, zombie, dwarf, doppelganger };

/** The further rules that the factions give, in printed order. */
export const rulesOfAll = <Rules>(ask: (faction: Faction) => readonly Rules[] | undefined): Rules[] =>
  Object.values(FACTION_RULES).flatMap((faction) => ask(faction) ?? []);
