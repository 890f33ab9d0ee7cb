import type { CardId } from '../cards.ts';
import { judgeLeaving } from '../guard.ts';
import { isPeasantOf } from '../peasants.ts';
import { refuse, type Judgement } from '../refuse.ts';
import { isSubjectOf } from '../rows.ts';
import type { Rule } from '../rules.ts';
import { subjectsOf } from '../subjects.ts';
import type { Player } from '../types/state.ts';

/** A Subject of a player who keeps another one, or a Peasant (`ng.term.population`). */
export function judgePopulation(player: Player, card: CardId, because: Rule): Judgement {
  if (isPeasantOf(player, card)) return undefined;
  return isSubjectOf(player, card)
    ? judgeLeaving(player, card)
    : refuse(because, 'not-in-population', { seat: player.seat, card });
}

/** The Population of a player (`ng.term.population`). */
export const populationOf = ({ court, peasants }: Player) => [...subjectsOf(court), ...peasants];
