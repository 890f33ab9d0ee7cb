import type { Turn } from '../../../engine/game.ts';
import { isNumber, suitOf } from '../cards.ts';
import { regnantOf } from '../court.ts';
import type { Family } from '../families/family.ts';
import { judgeUnused } from '../families/once.ts';
import { otherThan, playerAt } from '../players.ts';
import { isRecovering } from '../recovery.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { asRoyal } from '../processes/handling.ts';
import { subjectsOf } from '../subjects.ts';
import type { NoblesAndGlory } from '../types.ts';
import type { ActionOf } from '../types/action.ts';
import type { ActionPhase, Player, State } from '../types/state.ts';

type Challenge = ActionOf<'duel'>;

const CONDITION = 'ng.action.duel.condition';

/** Club Subjects and cards in each hand that a Duel needs (`ng.action.duel.condition`). */
const SUBJECTS_NEEDED = 2;
const CARDS_NEEDED = 5;

/** A Royal Card of one’s own challenges one of the other player’s (`ng.action.duel.declare`). */
export const duel: Family<Challenge> = {
  types: ['duel'],
  candidates: (state, seat) =>
    playerAt(state, seat).court.flatMap(({ card }) =>
      otherThan(state, seat).court.map(({ card: royal }) => ({ type: 'duel', seat, card, royal })),
    ),
  judge: judgeChallenge,
  use: challenge,
};

/**
 * Once in a phase, with two Club Subjects, cards enough in both hands and one to place, by a Royal
 * Card against another, neither of which is recovering (`ng.action.duel.condition`,
 * `ng.action.completable`, `ng.action.duel.recovering`, `ng.action.duel.combatants`).
 */
function judgeChallenge(state: State, phase: ActionPhase, action: Challenge): Judgement {
  const used = judgeUnused(phase, ['duel'], 'duel');
  if (used) return used;
  const [player, other] = [playerAt(state, action.seat), otherThan(state, action.seat)];
  return judgeMeans(player, other) ?? judgeCombatants(state, player, other, action);
}

function judgeMeans(player: Player, other: Player): Judgement {
  const count = subjectsOf(player.court).filter((card) => suitOf(card) === 'club').length;
  if (count < SUBJECTS_NEEDED)
    return refuse(CONDITION, 'too-few-subjects', { suit: 'club', count, needed: SUBJECTS_NEEDED });
  const small = [player, other].find(({ hand }) => hand.length < CARDS_NEEDED);
  if (small)
    return refuse(CONDITION, 'hand-too-small', {
      seat: small.seat,
      count: small.hand.length,
      needed: CARDS_NEEDED,
    });
  return player.hand.some(isNumber)
    ? undefined
    : refuse('ng.action.completable', 'no-number-card', { seat: player.seat });
}

/** Two Royal Cards that do not recover: both Regnants, or neither (`duel-combatants`). */
function judgeCombatants(
  { rulings }: State,
  player: Player,
  other: Player,
  { card, royal }: Challenge,
): Judgement {
  const own = player.court.find((each) => each.card === card);
  if (!own) return refuse(CONDITION, 'not-in-court', { seat: player.seat, card });
  const theirs = other.court.find((each) => each.card === royal);
  if (!theirs) return refuse(CONDITION, 'not-in-court', { seat: other.seat, card: royal });
  const recovering = [own, theirs].find(isRecovering);
  if (recovering)
    return refuse('ng.action.duel.recovering', 'recovering', { card: recovering.card });
  const regnants = [regnantOf(player.court) === own, regnantOf(other.court) === theirs];
  if (regnants.every(Boolean)) return undefined;
  if (rulings['duel-combatants'] === 'regnants-only')
    return refuse('ng.action.duel.combatants', 'regnants-only', { card, royal });
  return regnants.some(Boolean)
    ? refuse('ng.action.duel.combatants', 'regnant-and-other', { card, royal })
    : undefined;
}

function challenge(turn: Turn<NoblesAndGlory>, { seat, card, royal }: Challenge): void {
  const { seat: opponent } = otherThan(turn.state, seat);
  turn.emit({ type: 'actionUsed', seat, action: 'duel' }, [CONDITION]);
  turn.emit({ type: 'duelStarted', seat, card: asRoyal(card), opponent, royal: asRoyal(royal) }, [
    'ng.action.duel.declare',
    'ng.action.duel.combatants',
  ]);
}
