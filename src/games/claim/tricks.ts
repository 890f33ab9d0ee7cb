import { factionOf, hasFaction, valueOf, type CardId, type FactionId } from './cards.ts';
import { FACTION_RULES } from './factions/all.ts';
import { canStandIn, isOwed, secondFaction } from './factions/doppelganger.ts';
import type { Duty } from './factions/faction.ts';
import type { Readings } from './rulings.ts';
import type { Place, Trick, Victory } from './types/state.ts';

/** What the follower with this hand owes the led card (`void-with-doppelganger`). */
export function dutyOf(hand: readonly CardId[], led: CardId, rulings: Readings): Duty {
  const faction = factionOf(led);
  if (hasFaction(faction, hand)) return FACTION_RULES[faction].dutyToFollow ?? 'follow';
  return isOwed(hand, rulings) ? 'play-doppelganger' : 'none';
}

/**
 * Whether a card does what the follower owes. `as`: the faction declared for a doppelganger;
 * declared as another one it does not follow.
 */
export function meets(duty: Duty, led: CardId, card: CardId, as?: FactionId): boolean {
  switch (duty) {
    case 'none':
      return true;
    case 'follow':
      return as === undefined && (factionOf(card) === factionOf(led) || canStandIn(card));
    case 'follow-doppelganger':
    case 'play-doppelganger':
      return as === undefined && canStandIn(card);
  }
}

/** Who wins a trick, and how. */
export function winnerOf(trick: Trick): { readonly winner: Place; readonly by: Victory } {
  const { led, second } = trick;
  if (secondFaction(trick) === factionOf(led)) {
    if (valueOf(second) > valueOf(led)) return { winner: 'follower', by: 'higher' };
    return { winner: 'leader', by: valueOf(second) === valueOf(led) ? 'tie' : 'higher' };
  }
  if (FACTION_RULES[factionOf(second)].beats === factionOf(led))
    return { winner: 'follower', by: 'knight' };
  return { winner: 'leader', by: 'other-faction' };
}
