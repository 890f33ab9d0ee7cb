import { isNumber, suitOf, valueOf, type CardId, type NumberId } from '../cards.ts';
import { chamberlainOf, consortOf } from '../court.ts';
import { judgeUnused } from '../families/once.ts';
import { judgeInHand } from '../hands.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { judgeTreaty } from '../treaty.ts';
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
export const judgeOccasion = (phase: ActionPhase, { seat, court }: Player): Judgement =>
  judgeUnused(phase, ['assassination'], 'assassination') ??
  (chamberlainOf(court) ? undefined : refuse(CONDITION, 'no-chamberlain', { seat }));

/** A kingdom with a Consort, so with a Regnant too (`ng.action.assassination.condition`). */
export const judgeTargeted = ({ seat, court }: Player): Judgement =>
  consortOf(court) ? undefined : refuse(CONDITION, 'no-consort', { seat });

/**
 * An Ace of the hand, not of the suit of a Treaty: in a Population it is no Assassin any more
 * (`ng.card.ace-assassin`, `ng.action.treaty.effect`).
 */
export function judgeAssassin(player: Player, card: CardId): Judgement {
  const absent = judgeInHand(player, card, ACE);
  if (absent) return absent;
  return isAce(card) ? judgeTreaty(player, suitOf(card)) : refuse(ACE, 'not-ace', { card });
}
