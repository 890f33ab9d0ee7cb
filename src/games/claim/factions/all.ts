import { factionOf, type FactionId } from '../cards.ts';
import type { Rule } from '../rules.ts';
import type { Trick } from '../types/state.ts';
import { doppelganger } from './doppelganger.ts';
import { dwarf } from './dwarf.ts';
import type { Faction } from './faction.ts';
import { goblin } from './goblin.ts';
import { knight } from './knight.ts';
import { zombie } from './zombie.ts';

/** What each faction does, in printed order. */
export const FACTION_RULES: Readonly<Record<FactionId, Faction>> = {
  goblin,
  knight,
  zombie,
  dwarf,
  doppelganger,
};

const NONE: readonly Rule[] = [];

/** The further rules that the factions of a trick give, the led one first. */
export function rulesIn(
  { led, second }: Trick,
  ask: (faction: Faction) => readonly Rule[] | undefined,
): readonly Rule[] {
  const [first, other] = [FACTION_RULES[factionOf(led)], FACTION_RULES[factionOf(second)]];
  const ofLed = ask(first) ?? NONE;
  if (first === other) return ofLed;
  const ofSecond = ask(other) ?? NONE;
  return ofLed.length === 0 ? ofSecond : [...ofLed, ...ofSecond];
}
