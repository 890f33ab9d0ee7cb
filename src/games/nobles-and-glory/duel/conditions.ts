import { type CardId } from '../cards.ts';
import { regnantOf } from '../court.ts';
import { isRecovering } from '../recovery.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { judgeTwoSubjects } from '../two-subjects.ts';
import type { Player, State } from '../types/state.ts';

const CONDITION = 'ng.action.duel.condition';

/** The Royal Card of the challenger, and that of the other player. */
interface Combatants {
  readonly card: CardId;
  readonly royal: CardId;
}

/** Two Club Subjects (`ng.action.duel.condition`). */
export const judgeClubs = (player: Player): Judgement =>
  judgeTwoSubjects(player, 'club', CONDITION);

/** Two Royal Cards that do not recover: both Regnants, or neither (`duel-combatants`). */
export function judgeCombatants(
  { rulings }: State,
  player: Player,
  other: Player,
  { card, royal }: Combatants,
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
