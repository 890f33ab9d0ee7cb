import type { CardId } from './cards.ts';
import { refuse, type Judgement } from './refuse.ts';
import { isSubjectOf, notSubject } from './rows.ts';
import { subjectsOf } from './subjects.ts';
import type { Player } from './types/state.ts';

/** A kingdom cannot lose its last Subject (`ng.guard.subjects`). */
export const lastSubject = ({ seat }: Player): Judgement =>
  refuse('ng.guard.subjects', 'last-subject', { seat });

/** A Subject of a player who keeps another one (`ng.term.subject`, `ng.guard.subjects`). */
export function judgeLeaving(player: Player, card: CardId): Judgement {
  if (!isSubjectOf(player, card)) return notSubject(player, card);
  return subjectsOf(player.court).length > 1 ? undefined : lastSubject(player);
}
