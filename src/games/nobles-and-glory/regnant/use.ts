import type { Turn } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/types.ts';
import { isNumber, suitOf, valueOf, type CardId } from '../cards.ts';
import { regnantOf } from '../court.ts';
import type { Family } from '../families/family.ts';
import { judgeUnused } from '../families/once.ts';
import { otherThan, playerAt } from '../players.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { judgeReplacement } from '../replacement.ts';
import { isSubjectOf, notSubject } from '../rows.ts';
import { subjectsOf } from '../subjects.ts';
import { judgeTreaty } from '../treaty.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { Action, ActionOf } from '../types/action.ts';
import type { ActionPhase, Player, State } from '../types/state.ts';
import type { RegnantAbility } from './ability.ts';
import { REGNANT_ABILITIES } from './all.ts';
import { ridersOf } from './riders.ts';

/** The Regnant Ability, with what comes upon it (`ng.action.regnant`). */
export const regnant: Family<ActionOf<'regnant'>> = {
  types: ['regnant'],
  candidates: regnantCandidates,
  judgeOccasion,
  judge: judgeRegnant,
  use: useRegnant,
};

const abilityOf = ({ court }: Player): RegnantAbility =>
  REGNANT_ABILITIES[suitOf(regnantOf(court).card)];

/** Every Regnant Ability whose replacement has the suit of what it discards. */
function regnantCandidates(state: State, seat: Seat): Action[] {
  const player = playerAt(state, seat);
  const other = otherThan(state, seat);
  const { of, orPeasant } = abilityOf(player);
  const numbers = player.hand.filter(isNumber);
  const discards = of === 'own-subjects' ? subjectsOf(player.court) : other.peasants;
  const glories = [...numbers, ...(orPeasant ? other.peasants : [])];
  return discards.flatMap((card) =>
    numbers
      .filter((by) => suitOf(by) === suitOf(card))
      .flatMap((by) =>
        glories.map((glory): Action => ({ type: 'regnant', seat, card, by, glory })),
      ),
  );
}

/**
 * Once in a phase, with a Subject of the Regnant’s suit that no Treaty has (`ng.action.regnant`,
 * `ng.action.treaty.effect`).
 */
function judgeOccasion(state: State, phase: ActionPhase): Judgement {
  const used = judgeUnused(phase, ['regnant'], 'regnant');
  if (used) return used;
  const player = playerAt(state, phase.seat);
  const suit = suitOf(regnantOf(player.court).card);
  return subjectsOf(player.court).every((each) => suitOf(each) !== suit)
    ? refuse('ng.action.regnant', 'no-subject-of-regnant', { suit })
    : judgeTreaty(player, suit);
}

/** Only where all of it can be done (`ng.action.completable`). */
function judgeRegnant(
  state: State,
  { seat }: ActionPhase,
  { card, by, glory }: ActionOf<'regnant'>,
): Judgement {
  const player = playerAt(state, seat);
  const ability = abilityOf(player);
  const { rule, must } = ability;
  return (
    judgeDiscarded(state, player, ability, card) ??
    judgeReplacement({ seat, card, by, from: player.hand, must }, rule) ??
    judgeGlory(state, player, ability, { card, by, glory })
  );
}

function judgeDiscarded(
  state: State,
  player: Player,
  { rule, of, suits }: RegnantAbility,
  card: CardId,
): Judgement {
  const { seat, peasants } = otherThan(state, player.seat);
  if (of === 'own-subjects' && !isSubjectOf(player, card)) return notSubject(player, card);
  if (of === 'their-peasants' && !peasants.some((each) => each === card))
    return refuse(rule, 'not-peasant', { seat, card });
  if (!isNumber(card) || suits.includes(suitOf(card))) return undefined;
  return refuse(rule, 'suit-not-discarded', { card, suit: suitOf(card) });
}

/**
 * Another card of the hand, or a Peasant where the ability allows it, lower than the card that was
 * discarded (`ng.action.regnant.lower`).
 */
function judgeGlory(
  state: State,
  { seat, hand }: Player,
  { gloryRule, glory: suit, orPeasant }: RegnantAbility,
  { card, by, glory }: Pick<ActionOf<'regnant'>, 'card' | 'by' | 'glory'>,
): Judgement {
  if (glory === by) return refuse(gloryRule, 'used-twice', { card: glory });
  const isPeasant = orPeasant && otherThan(state, seat).peasants.some((each) => each === glory);
  if (!isPeasant && !hand.includes(glory))
    return refuse(gloryRule, 'not-in-hand', { seat, card: glory });
  if (!isNumber(glory)) return refuse('ng.card.number', 'not-number', { card: glory });
  if (!isPeasant && suitOf(glory) !== suit)
    return refuse(gloryRule, orPeasant ? 'neither-suit-nor-peasant' : 'other-suit', {
      card: glory,
      suit,
    });
  if (!isNumber(card) || valueOf(glory) < valueOf(card)) return undefined;
  return refuse('ng.action.regnant.lower', 'not-lower', { card: glory, than: card });
}

/** Discards, replaces and places into Glory; what comes upon the Glory Card is asked afterwards. */
function useRegnant(
  turn: Turn<NoblesAndGlory>,
  { seat, card, by, glory }: ActionOf<'regnant'>,
): void {
  if (!isNumber(card) || !isNumber(by) || !isNumber(glory)) return;
  const player = playerAt(turn.state, seat);
  const { rule, gloryRule, of } = abilityOf(player);
  turn.emit({ type: 'actionUsed', seat, action: 'regnant' }, ['ng.action.regnant', rule]);
  if (of === 'own-subjects')
    turn.emit({ type: 'subjectReplaced', seat, card, by, from: 'hand' }, [rule]);
  else
    turn.emit(
      { type: 'peasantReplaced', seat: otherThan(turn.state, seat).seat, from: seat, card, by },
      [rule],
    );
  const from = player.hand.includes(glory) ? 'hand' : 'peasants';
  turn.emit(
    { type: 'gloryPlaced', seat, card: glory, from, riders: ridersOf(turn.state, seat, glory) },
    [gloryRule, 'ng.action.regnant.lower'],
  );
}
