import type { CardId } from '../cards.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { isSubjectOf, notSubject } from '../rows.ts';
import type { Rule } from '../rules.ts';
import { subjectsOf } from '../subjects.ts';
import type { Player } from '../types/state.ts';

/** A Subject of a player who keeps another one (`ng.guard.subjects`). */
export function judgeSubject(player: Player, card: CardId): Judgement {
  if (!isSubjectOf(player, card)) return notSubject(player, card);
  return subjectsOf(player.court).length > 1
    ? undefined
    : refuse('ng.guard.subjects', 'last-subject', { seat: player.seat });
}

/** A Subject of a player who keeps another one, or a Peasant (`ng.term.population`). */
export function judgePopulation(player: Player, card: CardId, because: Rule): Judgement {
  const { seat, peasants } = player;
  if (peasants.some((each) => each === card)) return undefined;
  return isSubjectOf(player, card)
    ? judgeSubject(player, card)
    : refuse(because, 'not-in-population', { seat, card });
}

/** The Population of a player (`ng.term.population`). */
export const populationOf = ({ court, peasants }: Player) => [...subjectsOf(court), ...peasants];
