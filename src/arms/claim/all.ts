import { CARDS, FACTIONS, factionOf, valueOf, type FactionId } from '../../games/claim/cards.ts';
import { FACTION_REALMS } from '../../islands/claim/board/realms.ts';
import type { GameArms } from '../manifest.ts';
import { doppelganger } from './doppelganger.ts';
import { dwarf } from './dwarf.ts';
import { goblin } from './goblin.ts';
import { knight } from './knight.ts';
import type { FactionDrawing } from './shapes.ts';
import { zombie } from './zombie.ts';

const FACTION_DRAWINGS: Readonly<Record<FactionId, FactionDrawing>> = {
  goblin,
  knight,
  zombie,
  dwarf,
  doppelganger,
};

/**
 * The pictures of Claim: a faction, or a card by faction and value such as `goblin#3`. Equal cards
 * have one picture.
 */
export const arms: GameArms = {
  drawings: Object.fromEntries([
    ...FACTIONS.map((faction) => [faction, FACTION_DRAWINGS[faction]()] as const),
    ...CARDS.map(
      (card) =>
        [
          `${factionOf(card)}#${valueOf(card)}`,
          FACTION_DRAWINGS[factionOf(card)](valueOf(card)),
        ] as const,
    ),
  ]),
  tinctureOf: (card) => FACTION_REALMS[card.split('#')[0] as FactionId],
};
