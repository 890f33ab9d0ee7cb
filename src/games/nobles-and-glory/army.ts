import type { Turn } from '../../engine/game.ts';
import type { NonEmpty } from '../../engine/types.ts';
import { isNumber, suitOf, type CardId } from './cards.ts';
import { regnantOf } from './court.ts';
import { asNumber } from './action-cards.ts';
import { judgeNumberInHand } from './hands.ts';
import { refuse, type Judgement } from './refuse.ts';
import type { Rule } from './rules.ts';
import { checkSpace } from './spaces.ts';
import { subjectsOf } from './subjects.ts';
import type { NoblesAndGlory } from './types.ts';
import type { Action, ActionOf } from './types/action.ts';
import type { Player, PopulationPhase } from './types/state.ts';

const RULE = 'ng.turn.population.army';

/** Every Number Card of the hand, to become an Army Card. */
export const armyCandidates = ({ seat, hand }: Player): Action[] =>
  hand.filter(isNumber).map((card) => ({ type: 'lay-army', seat, card }));

/**
 * One in a phase: with a Diamond Subject, a Number Card of the hand, a space beside the Regnant, in
 * this order; there is no other test (`ng.turn.population.army`, `ng.capacity.army`).
 */
export function judgeArmy(
  player: Player,
  { armyLaid }: PopulationPhase,
  { card }: ActionOf<'lay-army'>,
): Judgement {
  const { seat, court } = player;
  if (armyLaid) return refuse(RULE, 'army-laid', { seat });
  if (subjectsOf(court).every((subject) => suitOf(subject) !== 'diamond'))
    return refuse(RULE, 'no-diamond-subject', { seat });
  return judgeNumberInHand(player, card, RULE) ?? checkSpace(player, regnantOf(court), 1);
}

/** An Army Card of this player (`ng.turn.population.army`). */
export const judgeArmyOf = ({ seat, armies }: Player, card: CardId, because: Rule): Judgement =>
  armies.some((army) => army === card) ? undefined : refuse(because, 'not-army', { seat, card });

/** Every Army Card, to be turned face up. */
export const turnUpCandidates = ({ seat, armies }: Player): Action[] =>
  armies.map((card) => ({ type: 'turn-up', seat, card }));

/** An Army Card becomes a Subject in the space that it has (`ng.term.subject`). */
export function turnUp(
  turn: Turn<NoblesAndGlory>,
  { seat, court }: Player,
  card: CardId,
  cites: NonEmpty<Rule>,
): void {
  turn.emit(
    { type: 'armyTurnedUp', seat, card: asNumber(card), royal: regnantOf(court).card },
    cites,
  );
}
