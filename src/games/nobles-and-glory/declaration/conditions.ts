import { asNumber } from '../action-cards.ts';
import { rankOf, suitOf, type CardId } from '../cards.ts';
import { consortOf, regnantOf } from '../court.ts';
import { judgeGlory } from '../glory.ts';
import { lastSubject } from '../guard.ts';
import { refuse, type Judgement } from '../refuse.ts';
import type { Readings } from '../rulings.ts';
import { subjectsOf } from '../subjects.ts';
import type { Player, Royal } from '../types/state.ts';
import type { Declaration } from './way.ts';

const CONDITION = 'ng.action.declaration.condition';

/**
 * A King and a Queen without a Jack and, by the other reading, a Subject of his suit before he comes
 * (`declaration-eligible`).
 */
export function judgeEligible(
  { seat, court }: Player,
  { card }: Royal,
  { 'declaration-eligible': eligible }: Readings,
): Judgement {
  const ranks = court.map((royal) => rankOf(royal.card));
  if (!ranks.includes('king') || !ranks.includes('queen'))
    return refuse(CONDITION, 'no-king-and-queen', { seat });
  if (ranks.includes('jack')) return refuse(CONDITION, 'jack-there', { seat });
  const suit = suitOf(card);
  return eligible === 'king-and-queen-no-jack' ||
    subjectsOf(court).some((subject) => suitOf(subject) === suit)
    ? undefined
    : refuse(CONDITION, 'no-subject-of-chamberlain', { card, suit });
}

/** Both Royal Courts have a King, who is the Regnant, and a Queen, who is the Consort. */
export function judgeSuit(
  player: Player,
  other: Player,
  { card }: Royal,
  { rule, whose, royal: which, same }: Declaration,
): Judgement {
  const { court } = whose === 'own' ? player : other;
  const { card: royal } = which === 'king' ? regnantOf(court) : consortOf(court)!;
  if ((suitOf(card) === suitOf(royal)) === same) return undefined;
  return refuse(rule, same ? 'suit-not-shared' : 'suit-shared', { card, royal });
}

/** A Glory Card of the suit that this way takes. */
export const judgeCost = (
  player: Player,
  card: CardId,
  { rule, glory: suit }: Declaration,
): Judgement =>
  judgeGlory(player, card, rule) ??
  (suitOf(asNumber(card)) === suit ? undefined : refuse(rule, 'other-suit', { card, suit }));

/** His Subjects come along, and the kingdom keeps another one (`ng.guard.subjects`). */
export const judgeStaying = (player: Player, { subjects }: Royal): Judgement =>
  subjectsOf(player.court).length > subjects.length ? undefined : lastSubject(player);
