import { suitOf } from './cards.ts';
import { refuse, type Judgement } from './refuse.ts';
import type { Readings } from './rulings.ts';
import type { Player, Royal } from './types/state.ts';

/** Cards of a player in round two of a Duel (`ng.action.duel.round-two`). */
const LAID_IN_DUEL = 2;

/** Whether a Royal Card still has to recover from a Duel (`ng.action.duel.recovering`). */
export const isRecovering = ({ recovery }: Royal): boolean => recovery.length > 0;

/**
 * The most Recovery Cards that a Duel leaves beneath a Royal Card: two or, where a Training Card
 * becomes one, three (`ng.action.duel.recovery`, `duel-training-recovery`).
 */
export const mostRecovery = ({
  'duel-training-recovery': training,
}: Pick<Readings, 'duel-training-recovery'>): number =>
  training === 'becomes-recovery' ? LAID_IN_DUEL + 1 : LAID_IN_DUEL;

/**
 * No more Recovery Cards beneath a Royal Card than a Duel leaves there; by the other reading a
 * Training Card, a Club, may be one more (`ng.action.duel.recovery`, `duel-training-recovery`,
 * `ng.preparation.training`).
 */
export function checkRecovery(
  { court }: Player,
  readings: Pick<Readings, 'duel-training-recovery'>,
): Judgement {
  const most = mostRecovery(readings);
  for (const { card: royal, recovery } of court) {
    const { length: count } = recovery;
    if (count > most)
      return refuse('ng.action.duel.recovery', 'too-many-recovery', { royal, count, most });
    if (count > LAID_IN_DUEL && recovery.every((card) => suitOf(card) !== 'club'))
      return refuse('ng.preparation.training', 'no-training', { royal, count });
  }
  return undefined;
}
