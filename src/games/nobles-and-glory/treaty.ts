import { suitOf, type Suit } from './cards.ts';
import { refuse, type Judgement } from './refuse.ts';
import type { Kingdom, Player } from './types/state.ts';

/** The suit of the Treaty on a player’s own space of the Court Jester (`ng.action.treaty`). */
export const treatySuitOf = ({ treaty }: Pick<Kingdom, 'treaty'>): Suit | undefined =>
  treaty ? suitOf(treaty.card) : undefined;

/**
 * In its owner’s Action Phase a kingdom cannot use Assassins, Army Cards or the Regnant Ability of
 * the suit of a Treaty on it (`ng.action.treaty.effect`).
 */
export function judgeTreaty({ treaty }: Pick<Player, 'treaty'>, suit: Suit): Judgement {
  return treaty && treatySuitOf({ treaty }) === suit
    ? refuse('ng.action.treaty.effect', 'treaty-prevents', { card: treaty.card, suit })
    : undefined;
}
