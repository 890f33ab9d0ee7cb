import { isNumber, valueOf, type CardId, type NumberId } from '../cards.ts';
import { chamberlainOf, consortOf } from '../court.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { ActionPhase, Player } from '../types/state.ts';

const CONDITION = 'ng.action.assassination.condition';
const ACE = 'ng.card.ace-assassin';

const isAce = (card: CardId): card is NumberId => isNumber(card) && valueOf(card) === 1;

/** The Assassins of a player: Aces of the hand (`ng.card.ace-assassin`). */
export const assassinsOf = ({ hand }: Player): NumberId[] => hand.filter(isAce);

/**
 * Once in a phase, by a player with a Chamberlain, who may be a Eunuch
 * (`ng.action.assassination.condition`).
 */
export function judgeOccasion({ used }: ActionPhase, { seat, court }: Player): Judgement {
  if (used.includes('assassination'))
    return refuse('ng.action.once-each', 'action-used', { action: 'assassination' });
  return chamberlainOf(court) ? undefined : refuse(CONDITION, 'no-chamberlain', { seat });
}

/** A kingdom with a Consort, so with a Regnant too (`ng.action.assassination.condition`). */
export const judgeTargeted = ({ seat, court }: Player): Judgement =>
  consortOf(court) ? undefined : refuse(CONDITION, 'no-consort', { seat });

/** An Ace of the hand: in a Population it is none any more (`ng.card.ace-assassin`). */
export function judgeAssassin({ seat, hand }: Player, card: CardId): Judgement {
  if (!hand.includes(card)) return refuse(ACE, 'not-in-hand', { seat, card });
  return isAce(card) ? undefined : refuse(ACE, 'not-ace', { card });
}
